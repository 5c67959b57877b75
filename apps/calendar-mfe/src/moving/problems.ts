import { latestDeadline, type TaskHit } from '@taskloom/contracts';

/** Why a task can't be moved to a day; each is a key of the texts. */
export type Problem = 'pastDay' | 'tooFar' | 'beforeStart';

/** A new deadline is not in the past, at most 50 years ahead, and not before the start of the task. The old one may be kept. */
export const problemOf = (
  { deadline, startDate }: Pick<TaskHit, 'deadline' | 'startDate'>,
  day: string,
  today: string,
): Problem | null => {
  if (day === deadline) return null;
  if (day < today) return 'pastDay';
  if (day > latestDeadline()) return 'tooFar';
  return startDate !== null && day < startDate ? 'beforeStart' : null;
};
