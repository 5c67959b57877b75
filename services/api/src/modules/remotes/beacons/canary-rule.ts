import type { Loads } from './beacons.repository.js';

/** Below this, chance decides. */
const ENOUGH_LOADS = 50;

const rate = ({ loads, failures }: Loads): number => (loads === 0 ? 0 : failures / loads);

/** More than twice as many of its loads fail as of the version that it is to replace. */
export const isWorse = (canary: Loads, live: Loads): boolean =>
  canary.loads >= ENOUGH_LOADS && rate(canary) > 2 * rate(live);
