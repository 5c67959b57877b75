import { API, API_BASE, LIMITS } from '@taskloom/contracts';
import { wireTime } from '../../platform/database/index.js';
import { personSql, publicPersonSql } from '../users/index.js';

/** SQL: the `Assignee`s of rows `task_assignees a` and `users u`, aggregated. The primary one comes first. */
export const assigneesSql = `json_agg(
  json_build_object('user', ${personSql('u')}, 'role', a.role) ORDER BY a.role <> 'primary', a.ordinal)`;

/** SQL: the `Comment` of a row `comments c` and, its author, `users u`. */
export const commentSql = `json_build_object('_id', c.id, 'content', c.content, 'author', ${publicPersonSql('u')},
  'createdAt', ${wireTime('c.created_at')}, 'editedAt', ${wireTime('c.edited_at')})`;

/** SQL: the columns that a comment needs: without its search document. */
export const COMMENT_COLUMNS = 'c.task_id, c.id, c.content, c.author_id, c.created_at, c.edited_at';

/** SQL: the comments of a task, oldest first. */
export const commentsSql = `json_agg(${commentSql} ORDER BY c.id)`;

/** SQL: the `Comment`s of the source `comments c`, a bounded subquery; `NULL` if it is empty. */
export const commentsFromSql = (source: string): string =>
  `(SELECT ${commentsSql} FROM (${source}) c JOIN users u ON u.id = c.author_id)`;

/** SQL: the newest comments that meet a condition, as a source. */
export const newestCommentsSql = (
  condition: string,
  most: number | string = LIMITS.commentsInAnswer,
): string => `SELECT ${COMMENT_COLUMNS} FROM comments c WHERE ${condition} ORDER BY c.id DESC LIMIT ${most}`;

/** SQL: the `Attachment`s of rows `attachments f` and, their uploaders, `users u`, aggregated, oldest first. */
export const attachmentsSql = `json_agg(
  json_build_object('_id', f.id, 'name', f.name, 'size', f.size, 'type', f.type,
    'url', '${API_BASE + API.file('')}' || f.id, 'uploadedBy', json_build_object('_id', u.id, 'name', u.name),
    'createdAt', ${wireTime('f.created_at')}) ORDER BY f.id)`;
