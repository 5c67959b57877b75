// @ts-check
/** Proves that the checker finds each violation. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { judge } from './history.mjs';

const write = (/** @type {string} */ value, acknowledged = true) =>
  /** @type {const} */ ({ kind: 'create', value, acknowledged, attempts: 1 });
const fine = {
  writes: [write('a')],
  strange: [],
  tasks: [{ id: '1', title: 'a' }],
  changes: [{ revision: 1, task: '1', title: 'a' }],
  revision: 1,
  notices: [{ link: '/projects/p?task=1', count: 1 }],
};

describe('the checker', () => {
  it('accepts a history with all acknowledged writes, with or without the unacknowledged ones', () => {
    assert.deepEqual(judge(fine), []);
    assert.deepEqual(judge({ ...fine, writes: [write('a'), write('b', false)] }), []);
  });

  for (const [what, history, sentence] of /** @type {const} */ ([
    ['a lost write', { writes: [write('a'), write('b')] }, /lost: b/],
    [
      'a write that was applied twice',
      {
        changes: [
          { revision: 1, task: '1', title: 'a' },
          { revision: 2, task: '2', title: 'a' },
        ],
        revision: 2,
      },
      /applied 2 times/,
    ],
    [
      'a task that differs from its last change',
      { tasks: [{ id: '1', title: 'old' }] },
      /last change says "a"/,
    ],
    ['a gap in the changes', { changes: [{ revision: 2, task: '1', title: 'a' }] }, /gap before revision 2/],
    ['a change without its revision', { revision: 2 }, /Revision 2, and 1 changes/],
    ['a task without its notification', { notices: [] }, /sent 0 times/],
    ['an unexpected response', { strange: ['401'] }, /401/],
  ])) {
    it(`sees ${what}`, () => assert.match(judge({ ...fine, ...history }).join(), sentence));
  }
});
