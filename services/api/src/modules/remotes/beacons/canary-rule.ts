import type { Loads } from './beacons.repository.js';

type Counts = Pick<Loads, 'loads' | 'failures'>;

/** Below this, chance decides. */
const ENOUGH_LOADS = 50;

const rate = ({ loads, failures }: Counts): number => (loads === 0 ? 0 : failures / loads);

/** More than twice as many of its loads fail as of the version that it is to replace. */
export const isWorse = (canary: Counts, live: Counts): boolean =>
  canary.loads >= ENOUGH_LOADS && rate(canary) > 2 * rate(live);
