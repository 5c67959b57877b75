import { countsAsDue, isOverdue, type TaskHit } from '@taskloom/contracts';

export interface DueTasks {
  /** By deadline; done ones are last on each day. */
  byDay: ReadonlyMap<string, TaskHit[]>;
  /** Open tasks without a deadline. */
  undated: TaskHit[];
}

const isDone = ({ status }: TaskHit): boolean => status === 'done';

/** Sorts tasks by the day on which they are due. */
export const tasksByDay = (tasks: readonly TaskHit[]): DueTasks => {
  const byDay = new Map<string, TaskHit[]>();
  const undated: TaskHit[] = [];
  for (const task of [...tasks].sort((a, b) => Number(isDone(a)) - Number(isDone(b)))) {
    if (!task.deadline) {
      if (!isDone(task)) undated.push(task);
      continue;
    }
    const due = byDay.get(task.deadline);
    if (due) due.push(task);
    else byDay.set(task.deadline, [task]);
  }
  return { byDay, undated };
};

export type DueState = 'done' | 'overdue' | 'open';

export const dueState = (task: TaskHit): DueState => {
  if (isDone(task)) return 'done';
  return countsAsDue(task) && isOverdue(task.deadline) ? 'overdue' : 'open';
};
