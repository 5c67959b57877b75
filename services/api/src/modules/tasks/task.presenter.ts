import {
  isTaskField,
  TASK_FIELD_KINDS,
  type LiveTask,
  type Task,
  type TaskFields,
} from '@taskloom/contracts';
import { snakeCase, wireDay, wireTime } from '../../platform/database/index.js';
import { presentPublicPerson } from '../users/index.js';
import { TASK_FIELDS, type TaskField } from './task.fields.js';
import { relationsSql } from './relations/relation.presenter.js';
import { assigneesSql, attachmentsSql, commentsFromSql, newestCommentsSql } from './task-parts.presenter.js';

/** SQL: the value of a field of the row `tasks t`. */
export const taskValueSql = (field: TaskField): string => {
  const column = `t.${snakeCase(field)}`;
  return isTaskField(field) && TASK_FIELD_KINDS[field] === 'day' ? wireDay(column) : column;
};

const COLUMNS = TASK_FIELDS.filter((field) => field !== 'cover')
  .map((field) => `'${field}', ${taskValueSql(field)}`)
  .join(', ');

/**
 * SQL: the object with these keys and values, and `cover` if the row `tasks t` has one: most have none, and a board without
 * covers stays as small as it is.
 */
export const taskObjectSql = (keys: string): string =>
  `CASE WHEN t.cover IS NULL THEN json_build_object(${keys}) ELSE json_build_object(${keys}, 'cover', t.cover) END`;

/** SQL: keys and values of `TaskFields`, `project` and `cover` excepted, of the row `tasks t`. */
const fieldsSql = (assignees: string, relations: string): string => `
  '_id', t.id, ${COLUMNS}, 'assignees', coalesce(${assignees}, '[]'), 'relations', coalesce(${relations}, '[]'),
  'checklistTotal', t.checklist_total, 'checklistDone', t.checklist_done,
  'version', t.version, 'createdAt', ${wireTime('t.created_at')}, 'updatedAt', ${wireTime('t.updated_at')}`;

const ofTask = (table: string, alias: string): string =>
  `FROM ${table} ${alias} WHERE ${alias}.project_id = t.project_id AND ${alias}.task_id = t.id`;
const withPerson = (table: string, alias: string, person: string): string =>
  ofTask(table, alias).replace('WHERE', `JOIN users u ON u.id = ${alias}.${person} WHERE`);

const ASSIGNEES = `(SELECT ${assigneesSql} ${withPerson('task_assignees', 'a', 'user_id')})`;

/** SQL: keys and values that a card has beside its project, which a search result shows otherwise. */
const cardSql = (fields: string): string => `${fields},
  'commentCount', (SELECT count(*) ${ofTask('comments', 'c')}),
  'attachmentCount', (SELECT count(*) ${ofTask('attachments', 'f')})`;

/** SQL: key and value of the project of a `TaskHit`, of the row `projects p`. */
export const hitProjectSql = `'project', json_build_object('_id', p.id, 'title', p.title, 'status', p.status)`;

/** SQL: a `TaskHit` of the rows `tasks t` and `projects p`. A whole board is put together in `task-list.statements.ts`. */
export const taskHitSql = taskObjectSql(`${hitProjectSql}, ${cardSql(fieldsSql(ASSIGNEES, relationsSql))}`);

/** SQL: `TaskFields` of the row `tasks t`. */
export const taskFieldsSql = taskObjectSql(`'project', t.project_id, ${fieldsSql(ASSIGNEES, relationsSql)}`);

/** SQL: a whole `Task`, with its newest comments, of the row `tasks t`. */
const wholeSql = (fields: string): string =>
  taskObjectSql(`'project', t.project_id, ${fields},
  'comments', coalesce(${commentsFromSql(newestCommentsSql('c.project_id = t.project_id AND c.task_id = t.id'))}, '[]'),
  'commentCount', (SELECT count(*) ${ofTask('comments', 'c')}),
  'attachments', coalesce((SELECT ${attachmentsSql} ${withPerson('attachments', 'f', 'uploader_id')}), '[]'),
  'checklist', t.checklist`);
export const taskSql = wholeSql(fieldsSql(ASSIGNEES, relationsSql));

/** SQL: what an archived task has instead of rows of other tables. */
interface ArchivedParts {
  assignees: string;
  archive: string;
}
const archivedFieldsSql = ({ assignees, archive }: ArchivedParts): string =>
  `${fieldsSql(assignees, `'[]'::json`)}, 'archive', ${archive}`;

/** SQL: keys and values of a card, `project` and `cover` excepted, of an archived task. */
export const archivedCardFieldsSql = (parts: ArchivedParts): string => cardSql(archivedFieldsSql(parts));

/** SQL: as `taskSql`, of an archived task. */
export const archivedTaskSql = (parts: ArchivedParts): string => wholeSql(archivedFieldsSql(parts));

/** SQL: a task of a list, whose parts have been gathered for all tasks at once. */
export const listedTaskSql = (view: 'card' | undefined): string =>
  taskObjectSql(
    `'project', t.project_id, ${fieldsSql('people.list', 'links.list')}, ${
      view === 'card'
        ? `'commentCount', coalesce(talk.count, 0), 'attachmentCount', coalesce(files.count, 0)`
        : `'comments', coalesce(talk.list, '[]'), 'commentCount', coalesce(talk.count, 0),
        'attachments', coalesce(files.list, '[]'), 'checklist', t.checklist`
    }`,
  );

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
