import { latestDeadline, localDay } from '@taskloom/contracts';

/** Why a deadline is refused. */
export type DeadlineProblem = 'deadlineMissing' | 'deadlinePast' | 'deadlineFar';

/**
 * What is wrong with a deadline that changes (spec §5: minimum today; decisions §1: at most 50 years ahead). An unchanged one
 * is never looked at, so that an overdue project or task can still be renamed.
 */
export const deadlineProblem = (
  deadline: string | null,
  before: string | null | undefined,
  now = new Date(),
): DeadlineProblem | undefined => {
  if (deadline === null || deadline === before) return undefined;
  if (deadline < localDay(now)) return 'deadlinePast';
  return deadline > latestDeadline(now) ? 'deadlineFar' : undefined;
};
