// @ts-check
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { closingOf } from './summary.mjs';

/** @param {string} name @param {import('./counts.mjs').Counts} counts */
const row = (name, counts) => ({ name, counts, wallMs: 61_000, cpuSeconds: 90 });
const run = { wallMs: 200_000, factor: 1.5, hasCpu: true };

describe('the closing lines', () => {
  it('have the wall clock and the CPU time of each stage, and the numbers of tests last', () => {
    const { text, failed } = closingOf(
      [row('api', { passed: 7, failed: 0 }), row('e2e', { passed: 2, failed: 1 })],
      run,
    );
    assert.match(text, /^api +1:01 +1\.5 CPU minutes$/m);
    assert.match(text, /^together +3:20 +3\.0 CPU minutes$/m);
    assert.equal(text.split('\n').at(-1), '9 passed, 1 failed');
    assert.equal(failed, 1);
  });

  it('leave out the CPU time where it cannot be measured', () => {
    const { text } = closingOf([row('api', { passed: 7, failed: 0 })], { ...run, hasCpu: false });
    assert.doesNotMatch(text, /CPU/);
  });

  it('name what was left out', () => {
    const { text } = closingOf(
      [row('tools', { passed: 7, failed: 0, leftOut: ['nginx: needs nginx'] })],
      run,
    );
    assert.match(text, /^Left out on this machine:\n {2}tools › nginx: needs nginx$/m);
  });

  it('name two tests that passed on a retry, and fail the run with three', () => {
    const retried = (/** @type {string} */ title) => ({ title, failure: ['Error: late', 'a/report.md'] });
    const ab = { passed: 2, failed: 0, retried: [retried('a'), retried('b')] };
    const two = closingOf([row('e2e', ab)], run);
    const lines = /^Passed on retry:\n {2}e2e › a\n {4}Error: late\n {4}a\/report\.md\n {2}e2e › b$/m;
    assert.match(two.text, lines);
    assert.equal(two.failed, 0);
    const three = closingOf(
      [row('e2e', ab), row('remotes', { passed: 1, failed: 0, retried: [retried('c')] })],
      run,
    );
    assert.equal(three.failed, 1);
    assert.match(three.text, /3 passed, 1 failed$/);
  });
});
