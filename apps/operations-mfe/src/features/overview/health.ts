import type { RemoteHealth } from '@taskloom/contracts';

type Failed = Pick<RemoteHealth, 'loads' | 'failures'>;

export type Verdict = 'good' | 'some' | 'bad' | 'unknown';

/** Thresholds for the share of failed loads. One person's broken connection is no incident. */
const SOME = 0.02;
const MANY = 0.1;

export const failureShare = ({ loads, failures }: Failed): number => (loads === 0 ? 0 : failures / loads);

/** The health of a version. */
export const verdictOn = (health: Failed): Verdict => {
  if (health.loads === 0) return 'unknown';
  const share = failureShare(health);
  if (share >= MANY) return 'bad';
  return share >= SOME ? 'some' : 'good';
};
