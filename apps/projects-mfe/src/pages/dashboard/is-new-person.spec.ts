import { isNewPerson } from './is-new-person';

const idAt = (ms: number): string => {
  const time = ms.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
};
const HOUR_MS = 3_600_000;

it.each([
  ['a minute', 1 / 60, true],
  ['23 hours', 23, true],
  ['25 hours', 25, false],
  ['a year', 24 * 365, false],
])('of someone who registered %s ago', (_words, hours, isNew) => {
  expect(isNewPerson(idAt(Date.now() - hours * HOUR_MS))).toBe(isNew);
});

it('is false for an id without a time', () => {
  expect(isNewPerson('maya')).toBe(false);
});
