import { addDays, countsAsDue, type TaskHit } from '@taskloom/contracts';

const GROUPS = ['overdue', 'today', 'week', 'later', 'noDate', 'inactive'] as const;
export type GroupName = (typeof GROUPS)[number];

export interface TaskGroup {
  name: GroupName;
  tasks: TaskHit[];
}

/** The last day of "This week": the next seven days, so that it is never empty because today is Friday. */
export const weekEnd = (today: string): string => addDays(today, 7);

export const groupOf = (
  { deadline, project }: Pick<TaskHit, 'deadline' | 'project'>,
  today: string,
): GroupName => {
  if (!countsAsDue({ project })) return 'inactive';
  if (deadline === null) return 'noDate';
  if (deadline < today) return 'overdue';
  if (deadline === today) return 'today';
  return deadline <= weekEnd(today) ? 'week' : 'later';
};

const NEVER = '9999-12-31';

const byDeadline = (one: TaskHit, other: TaskHit): number => {
  const [a, b] = [one.deadline ?? NEVER, other.deadline ?? NEVER];
  if (a !== b) return a < b ? -1 : 1;
  return one._id < other._id ? -1 : 1;
};

/** The groups that contain tasks, in order. Tasks are sorted again, because pending changes move them. */
export const groupTasks = (tasks: readonly TaskHit[], today: string): TaskGroup[] => {
  const sorted = [...tasks].sort(byDeadline);
  return GROUPS.flatMap((name) => {
    const some = sorted.filter((task) => groupOf(task, today) === name);
    return some.length > 0 ? [{ name, tasks: some }] : [];
  });
};
