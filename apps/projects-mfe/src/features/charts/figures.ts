import {
  TASK_PRIORITIES,
  TASK_STATUSES,
  type Person,
  type TaskCard,
  type TaskCounts,
  type TaskPriority,
} from '@taskloom/contracts';

/** What the charts look at. Some tasks name a single `assignee` instead of the list (spec §3). */
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

/** Whole percent of a part; 0 of nothing. */
export const share = (part: number, all: number): number => (all === 0 ? 0 : Math.round((part / all) * 100));

export interface Workload {
  person: Pick<Person, '_id' | 'name' | 'avatar'>;
  tasks: number;
}

const peopleOf = ({ assignees, assignee }: ChartTask): string[] => {
  const ids = assignees.map(({ user }) => user._id);
  return assignee && !ids.includes(assignee._id) ? [...ids, assignee._id] : ids;
};

/** Tasks of each member, the busiest first; members without a task stand at the end. */
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

/** Whole-number steps from zero, at most six of them and at least one: zero alone would float in the middle of the chart. */
export const wholeSteps = (highest: number): number[] => {
  const step = Math.max(1, Math.ceil(highest / 5));
  return Array.from({ length: Math.ceil(Math.max(1, highest) / step) + 1 }, (_, at) => at * step);
};
