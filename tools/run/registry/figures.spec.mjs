// @ts-check
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { showFigures } from './figures.mjs';

/** @param {Partial<import('@taskloom/contracts').RemoteFigures>} part */
function shown(part) {
  /** @type {string[]} */
  const lines = [];
  const plain = (/** @type {string} */ text) => text;
  const paint = { bold: plain, dim: plain };
  const steps = /** @type {any} */ ({ paint, say: (/** @type {string} */ text) => lines.push(text) });
  showFigures(steps, {
    name: 'reports',
    title: 'Reports',
    versions: [],
    hours: [],
    errors: [],
    longTasks: [],
    alarms: [],
    ...part,
  });
  return lines.join('\n');
}

const hour = { at: '2026-11-26T10:00:00.000Z', loads: 0, failures: 0, errors: 0, longTasks: 0 };

it('prints the people, problems and vitals of each version', () => {
  const good = { values: 3, p75: 120, good: 1, poor: 0 };
  const vitals = {
    lcp: { values: 8, p75: 4_200, good: 0.5, poor: 0.25 },
    inp: good,
    cls: { ...good, p75: 80 },
  };
  const version = { version: '1.1.0', people: 1, share: 0.25, failures: 0, errors: 2, longTasks: 0 };
  const output = shown({ versions: [{ ...version, place: 'canary', vitals, worse: ['lcp'] }] });
  assert.match(output, /canary {3}1\.1\.0 {2}25 % \(1 person\); 2 with errors/);
  assert.match(
    output,
    /75th percentile: LCP 4200 ms \(25 % poor\), INP 120 ms \(0 % poor\), CLS 0\.08 \(0 % poor\)/,
  );
  assert.match(output, /LCP is significantly worse/);
});

it('prints the loads of all hours', () => {
  const output = shown({
    hours: [
      { ...hour, loads: 3, failures: 1 },
      { ...hour, loads: 4, errors: 1 },
    ],
  });
  assert.match(output, /Last 2 hours: 7 loads, 1 failed, 1 error;/);
});

it('prints errors with their position, and long tasks, where there are any', () => {
  const at = { firstAt: '2026-11-25T08:30:00.000Z', lastAt: hour.at };
  const frame = { name: 'draw', file: 'src/chart.tsx', line: 12, column: 4, resolved: true };
  const error = {
    version: '1.0.0',
    message: 'x is not a function',
    count: 5,
    people: 2,
    reference: 'late-k3f9',
  };
  const task = {
    version: '1.0.0',
    reason: '/r/reports/1.0.0/main.js',
    people: 1,
    longestMs: 840,
    lastAt: hour.at,
  };
  const output = shown({ errors: [{ ...error, ...at, frames: [frame] }], longTasks: [task] });
  assert.match(output, /2 people × x is not a function\n {4}at draw \(src\/chart\.tsx:12:4\)/);
  assert.match(
    output,
    /1\.0\.0, 5 reports, first 2026-11-25 08:30 UTC, last 2026-11-26 10:00 UTC, reference late-k3f9/,
  );
  assert.match(output, /1 person × \/r\/reports\/1\.0\.0\/main\.js in 1\.0\.0, up to 840 ms/);
  assert.doesNotMatch(shown({}), /Errors|Long tasks/);
});

it('prints raised and resolved alarms, and none for installations of earlier releases', () => {
  const alarm = /** @type {const} */ ({ version: '1.0.0', people: 12, affected: 4, raisedAt: hour.at });
  const output = shown({
    alarms: [
      { ...alarm, measure: 'failures', resolvedAt: null },
      { ...alarm, measure: 'inp', resolvedAt: '2026-11-26T11:05:00.000Z' },
    ],
  });
  assert.match(
    output,
    /1\.0\.0 {2}loads fail: 4 of 12 people within an hour; raised 2026-11-26 10:00 UTC, still raised/,
  );
  assert.match(output, /slow responses \(INP\).*resolved 2026-11-26 11:05 UTC/);
  assert.doesNotMatch(shown({ alarms: undefined }), /Alarms/);
});
