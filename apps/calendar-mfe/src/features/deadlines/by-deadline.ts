import type { Project } from '@taskloom/contracts';

export type DeadlineProject = Pick<Project, '_id' | 'title' | 'status' | 'deadline'>;

/** Projects by deadline, `YYYY-MM-DD`; those without a deadline are left out (specification 2.8). */
export const byDeadline = <Item extends DeadlineProject>(
  projects: readonly Item[],
): ReadonlyMap<string, Item[]> => {
  const days = new Map<string, Item[]>();
  for (const project of projects) {
    if (!project.deadline) continue;
    const due = days.get(project.deadline);
    if (due) due.push(project);
    else days.set(project.deadline, [project]);
  }
  return days;
};
