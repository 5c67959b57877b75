import { CANARY_PEOPLE } from '@taskloom/contracts';
import { fisherExact, type Group } from './fisher-exact.js';

/** Smaller than the usual 0.05, since it is looked at again every few seconds. */
const SIGNIFICANCE = 0.004;

const rate = ({ people, failures }: Group): number => (people === 0 ? 0 : failures / people);

/**
 * It fails for more than twice the share of people for whom the version fails that it is to replace, and that is no chance: enough people
 * have tried, and Fisher's exact test says so.
 */
export const isWorse = (canary: Group, live: Group): boolean =>
  canary.people >= CANARY_PEOPLE && rate(canary) > 2 * rate(live) && fisherExact(canary, live) < SIGNIFICANCE;

/** Enough people have loaded it to give it to everybody, and for most of them it ran. */
export const isProven = ({ people, failures }: Group): boolean =>
  people >= CANARY_PEOPLE && failures * 2 <= people;
