import type { People } from './beacons.repository.js';
import { failsToLoad, faultOf, isProven, isWorse, worseVitals } from './canary-rule.js';

const group = (people: number, failures: number) => ({ people, failures });

it.each([
  ['too few people for a decision', group(4, 4), group(1_000, 0), false],
  ['no one failed', group(50, 0), group(1_000, 0), false],
  ['one of five, which may be chance', group(5, 1), group(1_000, 0), false],
  ['two of five after no failures before', group(5, 2), group(1_000, 0), true],
  ['all of five where all five get the fallback version', group(5, 5), group(5, 0), true],
  ['exactly twice as many fail', group(10_000, 400), group(10_000, 200), false],
  ['more than twice as many fail', group(10_000, 401), group(10_000, 200), true],
  ['more than twice as many fail, of few', group(20, 2), group(40, 1), false],
  ['both fail equally often', group(100, 50), group(100, 50), false],
  ['all fail, and half of the live version', group(50, 50), group(50, 25), true],
  ['no reports about the live version', group(50, 50), group(0, 0), false],
])('a canary for %s: %j against %j → %s', (_case, canary, live, worse) => {
  expect(isWorse(canary, live)).toBe(worse);
});

it.each([
  ['few loads, all of them failed', group(4, 4), group(1_000, 0), false],
  ['all fail, and no reports about the live version', group(5, 5), group(0, 0), true],
  ['all fail, and one report about the live version', group(5, 5), group(1, 0), true],
  ['half fail, and no reports about the live version', group(6, 3), group(0, 0), true],
  ['half fail, and too few reports about the live version for Fisher', group(6, 3), group(6, 0), true],
  ['fewer than half fail, and no reports about the live version', group(50, 24), group(0, 0), false],
  ['all fail, of the live version too', group(50, 50), group(50, 50), false],
  ['half fail, of the live version a third', group(6, 3), group(6, 2), false],
  ['all fail, of the live version half', group(50, 50), group(50, 25), true],
  ['no one has loaded it', group(0, 0), group(1_000, 0), false],
])('loads of a canary, %s: %j against %j → halted: %s', (_case, canary, live, halted) => {
  expect(failsToLoad(canary, live)).toBe(halted);
});

it.each([
  ['too few loads', group(4, 0), group(100, 0), false],
  ['no failures', group(5, 0), group(100, 0), true],
  ['no failures, and no reports about the live version', group(5, 0), group(0, 0), true],
  ['one of five, which may be chance', group(5, 1), group(100, 0), true],
  ['two of six', group(6, 2), group(100, 0), false],
  ['half fail', group(6, 3), group(100, 0), false],
  ['half fail, of the live version too', group(6, 3), group(100, 50), false],
  ['all fail, and no reports about the live version', group(5, 5), group(0, 0), false],
  ['few fail, but significantly more than of the live version', group(100, 15), group(1_000, 10), false],
  ['few fail, of the live version most', group(100, 15), group(1_000, 900), true],
])('a canary for everyone, %s: %j against %j → %s', (_case, canary, live, enough) => {
  expect(isProven(canary, live)).toBe(enough);
});

describe('a canary is judged by', () => {
  const none = group(0, 0);
  const fine = { reason: null, error: null, vitals: { lcp: none, inp: none, cls: none } };
  const live: People = { ...fine, people: 20, failures: 0, errors: 0 };
  const canary = (more: Partial<People>): People => ({ ...live, people: 8, ...more });
  const vitals = (of: Partial<People['vitals']>) => ({ vitals: { ...fine.vitals, ...of } });
  const slow = { lcp: group(8, 8), inp: group(8, 8), cls: group(8, 8) };
  const quick = { lcp: group(20, 0), inp: group(20, 0), cls: group(20, 0) };

  it.each([
    ['nothing', canary({}), null],
    ['loads that fail', canary({ failures: 6, errors: 6 }), 'failures'],
    ['errors', canary({ errors: 6 }), 'errors'],
    ['errors of more people than have reported a load', canary({ errors: 9 }), 'errors'],
    ['slow responses', canary(vitals({ inp: slow.inp })), 'inp'],
    ['late paints, which are no fault', canary(vitals({ lcp: slow.lcp })), null],
  ] as const)('%s', (_what, people, fault) => {
    expect(faultOf(people, { ...live, ...vitals(quick) })).toBe(fault);
  });

  it('the vitals that are worse', () => {
    expect(worseVitals(canary(vitals(slow)), { ...live, ...vitals(quick) })).toEqual(['lcp', 'inp', 'cls']);
    expect(worseVitals(canary(vitals(slow)), { ...live, ...vitals(slow) })).toEqual([]);
  });
});
