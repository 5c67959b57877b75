// @ts-check
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { timeFactor } from './machine-speed.mjs';

describe('the factor for time limits', () => {
  it('grows with the time that fixed work takes', () => {
    assert.equal(
      timeFactor(() => 300),
      3,
    );
    assert.equal(
      timeFactor(() => 450),
      4.5,
    );
  });

  it('has a lower and an upper limit, and ignores one slow round', () => {
    assert.equal(
      timeFactor(() => 10),
      1.5,
    );
    assert.equal(
      timeFactor(() => 60_000),
      8,
    );
    const rounds = [150, 9_000, 150].values();
    assert.equal(
      timeFactor(() => rounds.next().value ?? 0),
      1.5,
    );
  });

  it('is measured on this machine', () => {
    assert.ok(timeFactor() >= 1.5);
  });
});
