import { REMOTE_ALARM_LIMITS } from '@taskloom/contracts';
import { changesIn, verdictOn } from './alarm-rule.js';

it.each([
  ['too few people', 9, 9, false, null],
  ['too few of them affected', 20, 2, false, null],
  ['the limit itself', 100, 5, false, null],
  ['above the limit', 100, 6, false, 'raise'],
  ['above the limit, and raised already', 100, 6, true, null],
  ['between half of the limit and the limit, raised', 100, 3, true, null],
  ['between half of the limit and the limit, not raised', 100, 3, false, null],
  ['below half of the limit', 100, 2, true, 'resolve'],
  ['below half of the limit, not raised', 100, 2, false, null],
  ['nobody affected, but too few people to tell', 9, 0, true, null],
] as const)('%s: %i people, %i affected', (_, people, affected, isOpen, verdict) => {
  expect(REMOTE_ALARM_LIMITS.failures).toBe(0.05);
  expect(verdictOn('failures', { people, affected }, isOpen)).toBe(verdict);
});

it('finds the measures that change', () => {
  const last = {
    failures: { people: 100, affected: 50 },
    errors: { people: 100, affected: 0 },
    inp: { people: 100, affected: 20 },
  };
  expect(changesIn(last, new Set(['errors']))).toEqual(['failures', 'errors']);
});
