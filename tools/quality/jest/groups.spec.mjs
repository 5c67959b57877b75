// @ts-check
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { alikeGroups, inGroups } from './groups.mjs';

describe('groups of specs', () => {
  it('have about the same size, and neighbours are in different ones', () => {
    assert.deepEqual(inGroups(['a', 'b', 'c', 'd', 'e'], 2), [
      ['a', 'c', 'e'],
      ['b', 'd'],
    ]);
    assert.deepEqual(inGroups(['a'], 2), [['a']]);
  });

  it('separate units from components', () => {
    assert.deepEqual(
      alikeGroups(['a.spec.ts', 'b.spec.tsx', 'c.spec.ts'], () => ''),
      [['a.spec.ts', 'c.spec.ts'], ['b.spec.tsx']],
    );
  });

  it('leave out a spec that replaces modules or is marked', () => {
    const texts = new Map([
      ['mock.spec.ts', "jest.mock('./socket');"],
      ['marked.spec.ts', '/** @alone, because it counts evaluations. */'],
      ['typed.spec.ts', 'jest.mocked(fetch)'],
    ]);
    assert.deepEqual(
      alikeGroups([...texts.keys()], (path) => texts.get(path) ?? ''),
      [['typed.spec.ts'], ['mock.spec.ts'], ['marked.spec.ts']],
    );
  });
});
