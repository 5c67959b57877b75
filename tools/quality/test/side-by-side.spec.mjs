// @ts-check
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { groupsOf, sideBySide } from './side-by-side.mjs';

/** @param {string} name @param {boolean} [beside] */
const stage = (name, beside = false) => ({
  name,
  what: '',
  beside,
  run: async () => ({ passed: 1, failed: 0 }),
});

describe('stages', () => {
  it('run in groups of neighbours that may run side by side, the others alone', () => {
    const chosen = [stage('a', true), stage('b', true), stage('c'), stage('d', true), stage('e'), stage('f')];
    const names = groupsOf(chosen).map((group) => group.map(({ name }) => name));
    assert.deepEqual(names, [['a', 'b'], ['c'], ['d'], ['e'], ['f']]);
  });

  it('of a group run two at a time, in their order, and all of them', async () => {
    /** @type {string[]} */
    const seen = [];
    /** @type {Record<string, () => void>} */
    const end = {};
    const done = sideBySide(['a', 'b', 'c'], (name) => {
      seen.push(name);
      return new Promise((resolve) => {
        end[name] = () => resolve(undefined);
      });
    });
    assert.deepEqual(seen, ['a', 'b']);
    end['b']?.();
    await new Promise(setImmediate);
    assert.deepEqual(seen, ['a', 'b', 'c']);
    end['a']?.();
    end['c']?.();
    await done;
  });
});
