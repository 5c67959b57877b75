import { latestDeadline, localDay, parseDay } from '@taskloom/contracts';

/** Why a deadline is rejected. */
export type DeadlineProblem = 'deadlineMissing' | 'deadlinePast' | 'deadlineFar' | 'deadlineUnread';

/**
 * Validates a changed deadline: today at the earliest (specification 5), at most 50 years ahead
 * (specification 10). An unchanged one is never checked, so that an overdue project or task can still be
 * renamed.
 */
export const deadlineProblem = (
  deadline: string | null,
  before: string | null | undefined,
  now = new Date(),
): DeadlineProblem | undefined => {
  if (deadline === null || deadline === before) return undefined;
  // The field passes on unrecognised text, so that no form is saved without it.
  if (parseDay(deadline) === null) return 'deadlineUnread';
  if (deadline < localDay(now)) return 'deadlinePast';
  return deadline > latestDeadline(now) ? 'deadlineFar' : undefined;
};
