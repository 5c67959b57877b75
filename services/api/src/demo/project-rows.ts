import { TASK_STATUSES, type TaskStatus } from '@taskloom/contracts';
import { positionsFor } from '../modules/tasks/index.js';
import type { Calendar } from './calendar.js';
import type { DemoProject, DemoTask } from './demo-data.js';
import type { RowOf, Rows } from './tables.js';
import type { Ids } from './team-rows.js';

export type ProjectRows = Pick<
  Rows,
  'projects' | 'project_members' | 'tasks' | 'task_assignees' | 'comments' | 'comment_reactions'
>;

interface Age {
  created: number;
  updated: number;
}

/** The rows of one project and its content. */
export const projectRows = (project: DemoProject, ids: Ids, calendar: Calendar): ProjectRows => {
  const started = project.startedDaysAgo * 24;
  const id = calendar.idFrom(started);
  const rows: ProjectRows = {
    projects: [
      {
        id,
        owner_id: ids[project.owner],
        title: project.title,
        description: project.about,
        status: project.status,
        deadline: calendar.day(project.due),
        created_at: calendar.ago(started),
        updated_at: calendar.ago(project.touchedMinutesAgo / 60),
      },
    ],
    project_members: [project.owner, ...project.members].map((who, order) => ({
      project_id: id,
      user_id: ids[who],
      joined_at: calendar.ago(started - order),
    })),
    tasks: [],
    task_assignees: [],
    comments: [],
    comment_reactions: [],
  };
  for (const status of TASK_STATUSES) addColumn(rows, status, project, ids, calendar);
  return rows;
};

const addColumn = (
  rows: ProjectRows,
  status: TaskStatus,
  project: DemoProject,
  ids: Ids,
  calendar: Calendar,
): void => {
  const tasks = project.tasks[status];
  const positions = positionsFor(tasks.length);
  const [projectRow] = rows.projects;
  const project_id = String(projectRow?.id);
  for (const [order, task] of tasks.entries()) {
    const age = ageOf(task, status, order / tasks.length, project);
    const task_id = calendar.idFrom(age.created);
    rows.tasks.push({
      project_id,
      id: task_id,
      title: task.title,
      description: task.about ?? '',
      status,
      priority: task.priority ?? 'medium',
      deadline: task.due === undefined ? null : calendar.day(task.due),
      position: positions[order] ?? null,
      created_by: ids[project.owner],
      created_at: calendar.ago(age.created),
      updated_at: calendar.ago(age.updated),
    });
    rows.task_assignees.push(...assigneeRows(task, { project_id, task_id }, ids));
    for (const [who, hours, content, reactions = {}] of task.comments ?? []) {
      const comment = calendar.idFrom(hours);
      const created_at = calendar.ago(hours);
      rows.comments.push({ project_id, task_id, id: comment, author_id: ids[who], content, created_at });
      rows.comment_reactions.push(
        ...Object.entries(reactions).flatMap(([emoji, people]) =>
          people.map((person) => ({
            project_id,
            task_id,
            comment_id: comment,
            emoji,
            user_id: ids[person],
            created_at,
          })),
        ),
      );
    }
  }
};

type Path = { project_id: string; task_id: string };

const assigneeRows = ({ lead, helpers = [] }: DemoTask, path: Path, ids: Ids): RowOf<'task_assignees'>[] => [
  ...(lead ? [{ ...path, user_id: ids[lead], role: 'primary', ordinal: 0 }] : []),
  ...helpers.map((who, at) => ({ ...path, user_id: ids[who], role: 'secondary', ordinal: at + 1 })),
];

/** Age in hours: after the project's start, before the first comment and the deadline; done tasks end on that day. */
const ageOf = (
  { due = 0, comments = [] }: DemoTask,
  status: TaskStatus,
  progress: number,
  { startedDaysAgo, touchedMinutesAgo }: DemoProject,
): Age => {
  const [started, touched] = [startedDaysAgo * 24, touchedMinutesAgo / 60];
  const spread = started - progress * (started - touched) * 0.6;
  const created = Math.min(started, Math.max(spread, (2 - due) * 24, (comments[0]?.[1] ?? 0) + 2));
  const moved = status === 'done' ? 9 - due * 24 : (comments.at(-1)?.[1] ?? created * 0.4);
  return { created, updated: Math.min(created, Math.max(moved, touched)) };
};
