import type { LiveTask, Task, TaskFields } from '@taskloom/contracts';
import { snakeCase, wireDay, wireTime } from '../../platform/database/index.js';
import { presentPublicPerson } from '../users/index.js';
import { TASK_FIELDS, type TaskField } from './task.fields.js';
import { assigneesSql, attachmentsSql, commentsFromSql, newestCommentsSql } from './task-parts.presenter.js';

/** SQL: values that are not a column as it is. */
const VALUES: Partial<Record<TaskField, string>> = {
  startDate: wireDay('t.start_date'),
  deadline: wireDay('t.deadline'),
};

const COLUMNS = TASK_FIELDS.map((field) => `'${field}', ${VALUES[field] ?? `t.${snakeCase(field)}`}`).join(
  ', ',
);

/** SQL: keys and values of `TaskFields`, `project` excepted, of the row `tasks t`. */
const fieldsSql = (assignees: string): string => `
  '_id', t.id, ${COLUMNS}, 'assignees', coalesce(${assignees}, '[]'),
  'checklistTotal', t.checklist_total, 'checklistDone', t.checklist_done,
  'version', t.version, 'createdAt', ${wireTime('t.created_at')}, 'updatedAt', ${wireTime('t.updated_at')}`;

const ofTask = (table: string, alias: string): string =>
  `FROM ${table} ${alias} WHERE ${alias}.project_id = t.project_id AND ${alias}.task_id = t.id`;
const withPerson = (table: string, alias: string, person: string): string =>
  ofTask(table, alias).replace('WHERE', `JOIN users u ON u.id = ${alias}.${person} WHERE`);

const ASSIGNEES = `(SELECT ${assigneesSql} ${withPerson('task_assignees', 'a', 'user_id')})`;

/**
 * SQL: keys and values of a `TaskCard`, `project` excepted (a search result shows it otherwise), of the row `tasks t`.
 * For a few tasks, from anywhere; a whole board is put together in `task-list.statements.ts`.
 */
const taskCardFieldsSql = `${fieldsSql(ASSIGNEES)},
  'commentCount', (SELECT count(*) ${ofTask('comments', 'c')}),
  'attachmentCount', (SELECT count(*) ${ofTask('attachments', 'f')})`;

/** SQL: a `TaskHit` of the rows `tasks t` and `projects p`. */
export const taskHitSql = `json_build_object('project', json_build_object('_id', p.id, 'title', p.title), ${taskCardFieldsSql})`;

/** SQL: `TaskFields` of the row `tasks t`. */
export const taskFieldsSql = `json_build_object('project', t.project_id, ${fieldsSql(ASSIGNEES)})`;

/** SQL: a whole `Task`, with its newest comments, of the row `tasks t`. */
export const taskSql = `json_build_object('project', t.project_id, ${fieldsSql(ASSIGNEES)},
  'comments', coalesce(${commentsFromSql(newestCommentsSql('c.project_id = t.project_id AND c.task_id = t.id'))}, '[]'),
  'commentCount', (SELECT count(*) ${ofTask('comments', 'c')}),
  'attachments', coalesce((SELECT ${attachmentsSql} ${withPerson('attachments', 'f', 'uploader_id')}), '[]'),
  'checklist', t.checklist)`;

/** SQL: a task of a list, whose parts have been gathered for all tasks at once. */
export const listedTaskSql = (view: 'card' | undefined): string =>
  `json_build_object('project', t.project_id, ${fieldsSql('people.list')}, ${
    view === 'card'
      ? `'commentCount', coalesce(talk.count, 0), 'attachmentCount', coalesce(files.count, 0)`
      : `'comments', coalesce(talk.list, '[]'), 'commentCount', coalesce(talk.count, 0),
        'attachments', coalesce(files.list, '[]'), 'checklist', t.checklist`
  })`;

/** For events, which never carry an e-mail address. */
export const presentLiveAssignees = ({ assignees }: TaskFields): LiveTask['assignees'] =>
  assignees.map(({ user, role }) => ({ user: presentPublicPerson(user), role }));

export const presentLiveFields = (
  task: TaskFields,
): Omit<LiveTask, 'comments' | 'commentCount' | 'attachments' | 'checklist'> => ({
  ...task,
  assignees: presentLiveAssignees(task),
});

export const presentLiveTask = (task: Task): LiveTask => ({ ...task, assignees: presentLiveAssignees(task) });
