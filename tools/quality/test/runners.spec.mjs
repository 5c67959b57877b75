// @ts-check
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { nodeTestOptions } from './runners.mjs';

it("files of Node's tests have a time limit that grows with the machine's slowness", () => {
  /** @param {number} timeFactor */
  const limit = (timeFactor) =>
    nodeTestOptions({ level: 'gate', timeFactor }, []).find((each) => each.startsWith('--test-timeout='));
  assert.equal(limit(1), '--test-timeout=300000');
  assert.equal(limit(2.5), '--test-timeout=750000');
});

it('only the files of the level run', () => {
  const files = ['a.spec.mjs', 'b.long.spec.mjs'];
  const last = (/** @type {'gate' | 'long'} */ level) =>
    nodeTestOptions({ level, timeFactor: 1 }, files).at(-1);
  assert.deepEqual([last('gate'), last('long')], ['a.spec.mjs', 'b.long.spec.mjs']);
});
