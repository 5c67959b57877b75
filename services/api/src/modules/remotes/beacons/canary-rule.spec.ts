import { isWorse } from './canary-rule.js';

const loads = (all: number, failures: number) => ({ loads: all, failures });

it.each([
  ['too few loads to tell', loads(49, 49), loads(1_000, 0), false],
  ['none of 50 failed', loads(50, 0), loads(1_000, 0), false],
  ['one of 50 failed where none did before', loads(50, 1), loads(1_000, 0), true],
  ['exactly twice as many fail', loads(100, 4), loads(1_000, 20), false],
  ['more than twice as many fail', loads(100, 5), loads(1_000, 20), true],
  ['both are bad alike', loads(100, 50), loads(100, 50), false],
  ['nothing is known of the live version', loads(50, 1), loads(0, 0), true],
])('%s: %s against %s → %s', (_case, canary, live, worse) => {
  expect(isWorse(canary, live)).toBe(worse);
});
