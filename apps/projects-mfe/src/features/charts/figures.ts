import {
  TASK_PRIORITIES,
  TASK_STATUSES,
  type Person,
  type TaskCard,
  type TaskCounts,
  type TaskPriority,
} from '@taskloom/contracts';

/**
 * The task fields that the charts use. Some tasks have a single `assignee` instead of the list (specification
 * 3).
 */
export type ChartTask = Pick<TaskCard, 'status' | 'priority' | 'assignees'> & {
  assignee?: { _id: string } | null;
};

const tally = <K extends string>(keys: readonly K[], values: readonly K[]): Record<K, number> => {
  const counts = Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>;
  for (const value of values) if (value in counts) counts[value] += 1;
  return counts;
};

export const statusCounts = (tasks: readonly ChartTask[]): TaskCounts =>
  tally(
    TASK_STATUSES,
    tasks.map(({ status }) => status),
  );

export const priorityCounts = (tasks: readonly ChartTask[]): Record<TaskPriority, number> =>
  tally(
    TASK_PRIORITIES,
    tasks.map(({ priority }) => priority),
  );

/** Whole percent; 0 of nothing. */
export const share = (part: number, all: number): number => (all === 0 ? 0 : Math.round((part / all) * 100));

export interface Workload {
  person: Pick<Person, '_id' | 'name' | 'avatar'>;
  tasks: number;
}

const peopleOf = ({ assignees, assignee }: ChartTask): string[] => {
  const ids = assignees.map(({ user }) => user._id);
  return assignee && !ids.includes(assignee._id) ? [...ids, assignee._id] : ids;
};

/** The number of tasks of each member, the busiest first and members without a task last. */
export const workloads = (
  tasks: readonly ChartTask[],
  members: readonly Workload['person'][],
): Workload[] => {
  const counts = new Map<string, number>();
  for (const id of tasks.flatMap(peopleOf)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return members
    .map((person) => ({ person, tasks: counts.get(person._id) ?? 0 }))
    .toSorted((a, b) => b.tasks - a.tasks);
};

/**
 * Whole-number steps from zero, six at most and one at least: a lone zero would be in the middle of the axis.
 */
export const wholeSteps = (highest: number): number[] => {
  const step = Math.max(1, Math.ceil(highest / 5));
  return Array.from({ length: Math.ceil(Math.max(1, highest) / step) + 1 }, (_, at) => at * step);
};
