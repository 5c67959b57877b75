import { countsAsDue, TASK_PRIORITIES, type TaskHit } from '@taskloom/contracts';

/** The most urgent of several, and how many there are besides. */
export interface Urgent<T> {
  first: T;
  more: number;
}

const urgency = ({ priority }: TaskHit): number => TASK_PRIORITIES.indexOf(priority);

/** The earlier deadline first, then the higher priority, then the older task. */
const byUrgency = (a: TaskHit, b: TaskHit): number => {
  const [one, other] = [a.deadline ?? '', b.deadline ?? ''];
  if (one !== other) return one < other ? -1 : 1;
  return urgency(b) - urgency(a) || (a._id < b._id ? -1 : 1);
};

/** Null for an empty list. */
export const mostUrgent = <T>(list: readonly T[]): Urgent<T> | null => {
  const [first] = list;
  return first === undefined ? null : { first, more: list.length - 1 };
};

/** The open tasks of active projects that are overdue, and those that are due today. */
export const dueTasks = (tasks: readonly TaskHit[], today: string) => {
  const due = tasks
    .filter((task) => countsAsDue(task) && task.status !== 'done' && task.deadline)
    .toSorted(byUrgency);
  return {
    overdue: mostUrgent(due.filter(({ deadline }) => deadline && deadline < today)),
    dueToday: mostUrgent(due.filter(({ deadline }) => deadline === today)),
  };
};
