// @ts-check
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { createCpuMeter, hasCpuTimes } from './cpu-meter.mjs';

/** @typedef {import('./cpu-meter.mjs').Process} Process */

/** @param {number} pid @param {number} parent @param {number} seconds @returns {Process} */
const aProcess = (pid, parent, seconds) => ({ id: `${pid} 1`, pid, parent, seconds });

/** @param {Process[][]} samples one for each look at the system @param {Record<number, string>} folders of processes */
function meter(samples, folders) {
  const looks = samples.values();
  return createCpuMeter({
    processes: () => looks.next().value ?? [],
    isIn: (pid, folder) => folders[pid] === folder,
  });
}

describe('the CPU time of a stage', () => {
  it('includes child processes, also those that are not in its folder', () => {
    const { start, seconds, stop } = meter([[aProcess(10, 1, 2), aProcess(11, 10, 3), aProcess(12, 1, 50)]], {
      10: '/a',
    });
    start('a', '/a');
    assert.equal(seconds('a'), 5);
    stop();
  });

  it('keeps the time of processes that have ended, once', () => {
    const { start, sample, seconds, stop } = meter(
      [[aProcess(10, 1, 2), aProcess(11, 10, 3)], [aProcess(10, 1, 6)], []],
      { 10: '/a' },
    );
    start('a', '/a');
    sample();
    sample();
    assert.equal(seconds('a'), 6);
    stop();
  });

  it('includes a daemon that has detached itself', () => {
    const { start, sample, seconds, stop } = meter(
      [[aProcess(10, 1, 2), aProcess(11, 10, 3)], [aProcess(10, 1, 2), aProcess(11, 1, 4)], []],
      { 10: '/a' },
    );
    start('a', '/a');
    sample();
    sample();
    assert.equal(seconds('a'), 6);
    stop();
  });

  it('is counted for each of two stages that run at the same time', () => {
    const { start, seconds, stop } = meter([[aProcess(10, 1, 2), aProcess(20, 1, 7)], [aProcess(20, 1, 8)]], {
      10: '/a',
      20: '/b',
    });
    start('a', '/a');
    start('b', '/b');
    assert.equal(seconds('a'), 2);
    assert.equal(seconds('b'), 8);
    stop();
  });

  it('is read from the system', { skip: !hasCpuTimes() }, async () => {
    const { start, sample, seconds, stop } = createCpuMeter();
    const folder = '/nowhere/of-this-test';
    start('busy', folder);
    const busy = spawn(process.execPath, ['-e', 'console.log("up");for(;;);'], {
      env: { ...process.env, TMPDIR: folder },
    });
    await once(busy.stdout, 'data');
    while (seconds('busy') < 0.2) await new Promise(setImmediate);
    busy.kill('SIGKILL');
    await once(busy, 'exit');
    sample();
    assert.ok(seconds('busy') >= 0.2);
    stop();
  });
});
