import { CANARY_PEOPLE, REMOTE_VITALS, type RemoteVital } from '@taskloom/contracts';
import type { People } from './beacons.repository.js';
import { fisherExact, type Group } from './fisher-exact.js';

/** Lower than the usual 0.05, because the test is repeated every few seconds. */
const SIGNIFICANCE = 0.004;

const rate = ({ people, failures }: Group): number => (people === 0 ? 0 : failures / people);

/**
 * Whether the canary fails for more than twice the share of people for whom the live version fails, and the difference is significant:
 * enough people have tried, and Fisher's exact test confirms it.
 */
export const isWorse = (canary: Group, live: Group): boolean =>
  canary.people >= CANARY_PEOPLE && rate(canary) > 2 * rate(live) && fisherExact(canary, live) < SIGNIFICANCE;

/** People with an error after rendering. Someone may report an error and no load. */
export const erring = ({ people, errors }: Pick<People, 'people' | 'errors'>): Group => ({
  people,
  failures: Math.min(errors, people),
});

/** What halts a canary: loads that fail, errors after rendering, or slow responses (decision 0162). */
export type CanaryFault = 'failures' | 'errors' | 'inp';

export const faultOf = (canary: People, live: People): CanaryFault | null => {
  if (isWorse(canary, live)) return 'failures';
  if (isWorse(erring(canary), erring(live))) return 'errors';
  return isWorse(canary.vitals.inp, live.vitals.inp) ? 'inp' : null;
};

/** The vitals that are poor for significantly more people. The first visit of a new version is slow for everyone, so LCP is no fault. */
export const worseVitals = (canary: People, live: People): RemoteVital[] =>
  REMOTE_VITALS.filter((vital) => isWorse(canary.vitals[vital], live.vitals[vital]));

/** Whether enough people have loaded the canary to activate it for everyone, and it ran for most of them. */
export const isProven = ({ people, failures }: Group): boolean =>
  people >= CANARY_PEOPLE && failures * 2 <= people;
