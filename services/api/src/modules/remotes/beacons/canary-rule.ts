import { CANARY_PEOPLE, REMOTE_VITALS, type RemoteVital } from '@taskloom/contracts';
import type { People } from './beacons.repository.js';
import { fisherExact, type Group } from './fisher-exact.js';

/** Lower than the usual 0.05, because the test is repeated every few seconds. */
const SIGNIFICANCE = 0.004;

/** A canary that fails for this share of its people is broken, also where too few reports exist for a comparison. */
const BROKEN = 0.5;
/** The largest share of people for whom a canary that everyone gets may have failed: one of five may be chance. */
const TOLERATED = 0.2;

const rate = ({ people, failures }: Group): number => (people === 0 ? 0 : failures / people);

const isMuchMore = (canary: Group, live: Group): boolean => rate(canary) > 2 * rate(live);

/**
 * Whether the canary fails for significantly more people than the live version: enough people have tried, the share is more than twice
 * as large or at least half (twice the share of a live version that fails for half can't be exceeded), and Fisher's exact test confirms it.
 */
export const isWorse = (canary: Group, live: Group): boolean =>
  canary.people >= CANARY_PEOPLE &&
  (isMuchMore(canary, live) || rate(canary) >= BROKEN) &&
  fisherExact(canary, live) < SIGNIFICANCE;

/** Needs no reports about the live version. If that fails nearly as often, both may have the same cause, and only `isWorse` decides. */
const isBroken = (canary: Group, live: Group): boolean =>
  canary.people >= CANARY_PEOPLE && rate(canary) >= BROKEN && isMuchMore(canary, live);

/** Whether the loads of a canary fail so often that it is halted. */
export const failsToLoad = (canary: Group, live: Group): boolean =>
  isWorse(canary, live) || isBroken(canary, live);

/** People with an error after rendering. Someone may report an error and no load. */
export const erring = ({ people, errors }: Pick<People, 'people' | 'errors'>): Group => ({
  people,
  failures: Math.min(errors, people),
});

/** The reasons to halt a canary: loads that fail, errors after rendering, or slow responses (decision 0162). */
export type CanaryFault = 'failures' | 'errors' | 'inp';

export const faultOf = (canary: People, live: People): CanaryFault | null => {
  if (failsToLoad(canary, live)) return 'failures';
  if (isWorse(erring(canary), erring(live))) return 'errors';
  return isWorse(canary.vitals.inp, live.vitals.inp) ? 'inp' : null;
};

/** The vitals that are poor for significantly more people. The first visit of a new version is slow for everyone, so LCP is no fault. */
export const worseVitals = (canary: People, live: People): RemoteVital[] =>
  REMOTE_VITALS.filter((vital) => isWorse(canary.vitals[vital], live.vitals[vital]));

/** Whether enough people have loaded the canary to activate it for everyone, and it ran for nearly all of them. */
export const isProven = (canary: Group, live: Group): boolean =>
  canary.people >= CANARY_PEOPLE && rate(canary) <= TOLERATED && !isWorse(canary, live);
