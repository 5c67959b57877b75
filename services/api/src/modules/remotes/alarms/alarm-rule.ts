import {
  REMOTE_ALARM_LEAST,
  REMOTE_ALARM_LIMITS,
  REMOTE_ALARM_MEASURES,
  type RemoteAlarmMeasure,
} from '@taskloom/contracts';

/** People who have used the live version in the last hour, and those with the problem. */
export interface Measured {
  people: number;
  affected: number;
}

export type LastHour = Record<RemoteAlarmMeasure, Measured>;

/**
 * The next step for an alarm. Between half of the limit and the limit nothing changes, so that a share around one of them doesn't flap;
 * with fewer people than the least, too, because nothing is proven.
 */
export const verdictOn = (
  measure: RemoteAlarmMeasure,
  { people, affected }: Measured,
  isOpen: boolean,
): 'raise' | 'resolve' | null => {
  if (people < REMOTE_ALARM_LEAST.people) return null;
  const share = affected / people;
  const limit = REMOTE_ALARM_LIMITS[measure];
  if (!isOpen) return affected >= REMOTE_ALARM_LEAST.affected && share > limit ? 'raise' : null;
  return share < limit / 2 ? 'resolve' : null;
};

/** The measures whose alarm would change; `open` has those that are raised. */
export const changesIn = (last: LastHour, open: ReadonlySet<RemoteAlarmMeasure>): RemoteAlarmMeasure[] =>
  REMOTE_ALARM_MEASURES.filter((measure) => verdictOn(measure, last[measure], open.has(measure)) !== null);
