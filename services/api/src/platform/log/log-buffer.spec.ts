import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { LogBuffer } from './log-buffer.js';
import { logFiles, type LogTarget, type Written } from './log-target.js';

const folder = mkdtempSync(join(tmpdir(), 'taskloom-log-buffer-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open: LogBuffer[] = [];
afterEach(() => open.splice(0).forEach((buffer) => buffer.close()));

/** A log that retries at once. */
const buffered = (target: LogTarget) => {
  const complaints: string[] = [];
  const buffer = new LogBuffer(target, (reason) => complaints.push(reason), 0);
  open.push(buffer);
  return { buffer, complaints };
};

const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await nextTurn();
};
const contentOf = (path: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};
const LINE = `${'x'.repeat(8_191)}\n`;

describe('log files', () => {
  it('are rotated by size, and only the configured number of older ones is kept', async () => {
    const path = join(folder, 'rotated', 'server.log');
    const { buffer } = buffered(logFiles({ path, megabytes: 1, older: 2 }));
    for (let line = 1; line <= 640; line++) {
      buffer.write(`${line} ${LINE}`);
      if (line % 64 === 0)
        await until(
          () => contentOf(path).includes(`${line} `) || contentOf(`${path}.1`).includes(`${line} `),
        );
    }
    const names = readdirSync(join(folder, 'rotated')).sort();
    expect(names).toEqual(['server.log', 'server.log.1', 'server.log.2']);
    for (const name of names) {
      const { size, mode } = statSync(join(folder, 'rotated', name));
      expect(size).toBeLessThan(2 * 1_048_576);
      expect(mode & 0o777).toBe(0o600);
    }
  });

  it('block nothing while they cannot be written, and get every line afterwards', async () => {
    const obstacle = join(folder, 'obstacle');
    writeFileSync(obstacle, '');
    const path = join(obstacle, 'server.log');
    const { buffer, complaints } = buffered(logFiles({ path, megabytes: 1, older: 1 }));
    for (let line = 0; line < 4; line++) buffer.write(LINE);
    await until(() => complaints.length > 0);
    rmSync(obstacle);
    await until(() => contentOf(path).length === 4 * LINE.length);
    expect(complaints).toEqual(['ENOTDIR']);
  });
});

describe('a log that fails', () => {
  /** Fails until it is repaired; the test completes its writes. */
  const stubborn = () => {
    const lines: string[] = [];
    const state = { broken: true, lines, throws: false };
    const target: LogTarget = {
      write(text: string, written: Written) {
        if (state.throws) throw new RangeError('no such descriptor');
        if (state.broken) return written(Object.assign(new Error('No space'), { code: 'ENOSPC' }));
        lines.push(text);
        written();
      },
      writeSync() {
        throw new Error('No space');
      },
      close: () => undefined,
    };
    return { state, target };
  };

  it('buffers a bounded number of lines, and later reports how many were lost', async () => {
    const { state, target } = stubborn();
    const { buffer, complaints } = buffered(target);
    for (let line = 0; line < 1_000; line++) buffer.write(LINE);
    state.broken = false;
    buffer.write(LINE);
    await until(() => state.lines.join('').includes('were lost'));
    const text = state.lines.join('');
    expect(text.length).toBeLessThan(1_100_000);
    expect(text).toMatch(/"level":40.*"(8\d\d) lines before this one were lost/);
    expect(complaints).toEqual(['ENOSPC']);
  });

  it.each([
    ['answers with an error', false],
    ['throws', true],
  ])('never throws on write or flush when the log %s', (_what, throws) => {
    const { state, target } = stubborn();
    state.throws = throws;
    const { buffer } = buffered(target);
    expect(() => buffer.write(LINE)).not.toThrow();
    expect(() => buffer.flushSync()).not.toThrow();
  });
});
