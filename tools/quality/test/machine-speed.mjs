// @ts-check
/** Time limits of tests are multiplied by how much slower this machine is than a quick one. */
import { createHash } from 'node:crypto';
import { performance } from 'node:perf_hooks';

/** The duration of the work on a quick machine (a core of 2024 at rest), in milliseconds. */
const QUICK_MS = 150;
/** Also a quick machine is slower while two suites share it. */
const LEAST = 1.5;
const MOST = 8;
const ROUNDS = 3;

/** The factor for time limits: at least 1.5, at most 8. */
export function timeFactor(measure = fixedWork) {
  const rounds = Array.from({ length: ROUNDS }, measure).sort((a, b) => a - b);
  const slowness = (rounds[Math.floor(ROUNDS / 2)] ?? QUICK_MS) / QUICK_MS;
  return Math.round(Math.min(MOST, Math.max(LEAST, slowness * LEAST)) * 10) / 10;
}

/** Parsing, sorting and hashing, as in builds and tests. Returns the milliseconds that it took. */
function fixedWork() {
  const started = performance.now();
  const hash = createHash('sha256');
  for (let round = 0; round < 12; round += 1) {
    const rows = Array.from({ length: 10_000 }, (_, index) => ({
      id: (index * 7_919) % 10_007,
      title: `row ${index}`,
    }));
    const sorted = rows.sort((a, b) => a.id - b.id || a.title.localeCompare(b.title));
    hash.update(JSON.stringify(JSON.parse(JSON.stringify(sorted))));
  }
  hash.digest();
  return performance.now() - started;
}
