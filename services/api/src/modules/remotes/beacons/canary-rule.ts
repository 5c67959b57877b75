import { CANARY_PEOPLE } from '@taskloom/contracts';
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

/** Whether enough people have loaded the canary to activate it for everyone, and it ran for most of them. */
export const isProven = ({ people, failures }: Group): boolean =>
  people >= CANARY_PEOPLE && failures * 2 <= people;
