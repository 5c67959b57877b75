// @ts-check
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isKept, summarise } from './kept.mjs';

const of = (/** @type {number[]} */ ...sizes) => sizes.map((size) => ({ heap: size, resident: size * 2 }));

describe('the memory of an hour', () => {
  it('is the lowest heap and the median of the resident memory', () => {
    assert.deepEqual(summarise(of(5, 3, 9)), { heap: 3, resident: 10 });
  });

  it('is flat when the last part keeps what the second does, whatever the first did', () => {
    assert.equal(isKept(of(40, 100, 104, 98, 101, 105)), true);
  });

  it('is not flat when it grows, or was not measured', () => {
    assert.equal(isKept(of(40, 100, 104, 108, 112, 116)), false);
    assert.equal(isKept([...of(40, 100), { heap: 100, resident: 230 }]), false);
    assert.equal(isKept(of(40)), false);
    assert.equal(isKept(of(40, NaN, NaN)), false);
  });
});
