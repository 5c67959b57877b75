import { isTaskField, TASK_FIELD_KINDS } from '@taskloom/contracts';
import { snakeCase, wireDay, wireTime } from '../../platform/database/index.js';
import { relationsSql } from './relations/relations.statements.js';
import { TASK_FIELDS, type TaskField } from './task.fields.js';
import { assigneesSql, attachmentsSql, commentsFromSql, newestCommentsSql } from './task-parts.statements.js';

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

/** SQL: whether a row of the table called `alias` belongs to the row `tasks t`. */
const ofTask = (alias: string): string => `${alias}.project_id = t.project_id AND ${alias}.task_id = t.id`;

const ASSIGNEES = `(SELECT ${assigneesSql}
  FROM task_assignees a JOIN users u ON u.id = a.user_id WHERE ${ofTask('a')})`;
const ATTACHMENTS = `(SELECT ${attachmentsSql}
  FROM attachments f JOIN users u ON u.id = f.uploader_id WHERE ${ofTask('f')})`;
const COMMENT_COUNT = `(SELECT count(*) FROM comments c WHERE ${ofTask('c')})`;
const ATTACHMENT_COUNT = `(SELECT count(*) FROM attachments f WHERE ${ofTask('f')})`;

/** SQL: keys and values that a card has beside its project, which a search result shows otherwise. */
const cardSql = (fields: string): string => `${fields},
  'commentCount', ${COMMENT_COUNT}, 'attachmentCount', ${ATTACHMENT_COUNT}`;

/** SQL: key and value of the project of a `TaskHit`, of the row `projects p`. */
export const hitProjectSql = `'project', json_build_object('_id', p.id, 'title', p.title, 'status', p.status)`;

/** SQL: a `TaskHit` of the rows `tasks t` and `projects p`. A whole board is put together in `task-list.statements.ts`. */
export const taskHitSql = taskObjectSql(`${hitProjectSql}, ${cardSql(fieldsSql(ASSIGNEES, relationsSql))}`);

/** SQL: `TaskFields` of the row `tasks t`. */
export const taskFieldsSql = taskObjectSql(`'project', t.project_id, ${fieldsSql(ASSIGNEES, relationsSql)}`);

/** SQL: a whole `Task`, with its newest comments, of the row `tasks t`. */
const wholeSql = (fields: string): string =>
  taskObjectSql(`'project', t.project_id, ${fields},
  'comments', coalesce(${commentsFromSql(newestCommentsSql(ofTask('c')))}, '[]'),
  'commentCount', ${COMMENT_COUNT}, 'attachments', coalesce(${ATTACHMENTS}, '[]'),
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
