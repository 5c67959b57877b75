import { LIMITS, parseDay } from '@taskloom/contracts';
import { deadlineProblem, type DeadlineProblem } from '../../deadline/deadline-problem';
import type { TaskDraft } from './task-draft';

export interface DraftProblems {
  title?: 'taskTitleMissing' | 'tooLong';
  description?: 'tooLong';
  startDate?: 'startAfterDeadline' | 'deadlineUnread';
  deadline?: DeadlineProblem;
}

const titleProblem = (title: string): DraftProblems['title'] => {
  if (title.trim() === '') return 'taskTitleMissing';
  return title.trim().length > LIMITS.title ? 'tooLong' : undefined;
};

const startProblem = ({ startDate, deadline }: TaskDraft): DraftProblems['startDate'] => {
  if (startDate === null) return undefined;
  if (parseDay(startDate) === null) return 'deadlineUnread';
  return deadline !== null && startDate > deadline ? 'startAfterDeadline' : undefined;
};

/** The problems that keep a draft from being saved (specification 5). `before` is null for a new task. */
export const checkDraft = (draft: TaskDraft, before: TaskDraft | null, now?: Date): DraftProblems => {
  const found: DraftProblems = {
    title: titleProblem(draft.title),
    description: draft.description.length > LIMITS.description ? 'tooLong' : undefined,
    startDate: startProblem(draft),
    deadline: deadlineProblem(draft.deadline, before?.deadline, now),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
};
