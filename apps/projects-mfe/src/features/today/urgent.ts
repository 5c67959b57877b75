import { addDays, countsAsDue, TASK_PRIORITIES, type TaskHit } from '@taskloom/contracts';

/** The first ones of a kind, and how many there are besides. */
export interface Urgent<T> {
  shown: T[];
  more: number;
}

export interface DueTasks {
  overdue: Urgent<TaskHit>;
  dueToday: Urgent<TaskHit>;
  /** Due within a week. */
  next: TaskHit[];
}

const urgency = ({ priority }: TaskHit): number => TASK_PRIORITIES.indexOf(priority);

/** The earlier deadline first, then the higher priority, then the older task. */
const byUrgency = (a: TaskHit, b: TaskHit): number => {
  const [one, other] = [a.deadline ?? '', b.deadline ?? ''];
  if (one !== other) return one < other ? -1 : 1;
  return urgency(b) - urgency(a) || (a._id < b._id ? -1 : 1);
};

export const mostUrgent = <T>(list: readonly T[], count: number): Urgent<T> => {
  const shown = list.slice(0, count);
  return { shown, more: list.length - shown.length };
};

/**
 * The most urgent open tasks of active projects, for a number of lines: what is overdue, what is due today, then what is
 * due next. One line is kept for what is due today.
 */
export function dueTasks(tasks: readonly TaskHit[], today: string, lines: number): DueTasks {
  const due = tasks
    .filter((task) => countsAsDue(task) && task.status !== 'done' && task.deadline)
    .toSorted(byUrgency);
  const between = (from: string, to: string): TaskHit[] =>
    due.filter(({ deadline }) => deadline && deadline >= from && deadline < to);
  const tomorrow = addDays(today, 1);
  const ofToday = between(today, tomorrow);
  const overdue = mostUrgent(between('', today), lines - Math.min(ofToday.length, 1));
  const dueToday = mostUrgent(ofToday, lines - overdue.shown.length);
  const left = lines - overdue.shown.length - dueToday.shown.length;
  return { overdue, dueToday, next: between(tomorrow, addDays(today, 8)).slice(0, left) };
}
