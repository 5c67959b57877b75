import { verdictOn } from './health';

it.each([
  ['no one has loaded it', 0, 0, 'unknown'],
  ['none of its loads failed', 100, 0, 'good'],
  ['one of 100 failed', 100, 1, 'good'],
  ['two of 100 failed', 100, 2, 'some'],
  ['nine of 100 failed', 100, 9, 'some'],
  ['ten of 100 failed', 100, 10, 'bad'],
  ['its only load failed', 1, 1, 'bad'],
])('%s: %s loads, %s failed → %s', (_case, loads, failures, verdict) => {
  expect(verdictOn({ loads, failures })).toBe(verdict);
});
