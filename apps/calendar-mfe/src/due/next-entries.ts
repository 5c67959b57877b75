import type { Project, ProjectStatus, TaskHit } from '@taskloom/contracts';

type DueProject = Pick<Project, '_id' | 'title' | 'status'>;

/** A deadline to come: of a project, or of a task. */
export interface NextEntry {
  day: string;
  title: string;
  status: ProjectStatus | TaskHit['status'];
  project: Pick<Project, '_id' | 'title'>;
  /** Not at the deadline of the project itself. */
  taskId?: string;
}

export interface NextDay {
  day: string;
  entries: NextEntry[];
}

interface Due {
  projects: ReadonlyMap<string, readonly DueProject[]>;
  /** May contain a task twice; the first one counts. */
  tasks: Iterable<TaskHit>;
}

const OVER: readonly (ProjectStatus | undefined)[] = ['completed', 'cancelled'];

const isAhead = ({ status, project }: TaskHit): boolean =>
  status !== 'done' && !OVER.includes(project.status);

/** What is due after a day, by day, projects before tasks; without what is finished or cancelled. */
export const nextEntries = (after: string, { projects, tasks }: Due): NextEntry[] => {
  const entries: NextEntry[] = [];
  for (const [day, due] of projects)
    if (day > after)
      entries.push(
        ...due
          .filter(({ status }) => !OVER.includes(status))
          .map((project) => ({ day, title: project.title, status: project.status, project })),
      );
  const seen = new Set<string>();
  for (const task of tasks) {
    if (seen.has(task._id)) continue;
    seen.add(task._id);
    const { _id, title, status, deadline, project } = task;
    if (deadline && deadline > after && isAhead(task))
      entries.push({ day: deadline, title, status, project, taskId: _id });
  }
  return entries.sort((a, b) => a.day.localeCompare(b.day));
};

/** Entries that are sorted by day, by day. */
export const groupedByDay = (entries: readonly NextEntry[]): NextDay[] => {
  const days: NextDay[] = [];
  for (const entry of entries) {
    const last = days.at(-1);
    if (last?.day === entry.day) last.entries.push(entry);
    else days.push({ day: entry.day, entries: [entry] });
  }
  return days;
};
