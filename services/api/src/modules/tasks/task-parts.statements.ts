import { API, API_BASE, LIMITS } from '@taskloom/contracts';
import { wireTime } from '../../platform/database/index.js';
import { personSql, publicPersonSql } from '../users/index.js';

/** SQL: the `Assignee`s of rows `task_assignees a` and `users u`, aggregated. The primary one comes first. */
export const assigneesSql = `json_agg(
  json_build_object('user', ${personSql('u')}, 'role', a.role) ORDER BY a.role <> 'primary', a.ordinal)`;

/** SQL: the reactions to the comment `c`, the first emoji first. */
const reactionsSql = `coalesce((
  SELECT json_agg(json_build_object('emoji', given.emoji, 'people', given.people) ORDER BY given.since, given.emoji)
  FROM (SELECT r.emoji, min(r.created_at) AS since,
      json_agg(json_build_object('_id', p.id, 'name', p.name) ORDER BY r.created_at, p.id) AS people
    FROM comment_reactions r JOIN users p ON p.id = r.user_id
    WHERE r.project_id = c.project_id AND r.task_id = c.task_id AND r.comment_id = c.id
    GROUP BY r.emoji) given), '[]')`;

const commentFieldsSql = `'_id', c.id, 'content', c.content, 'author', ${publicPersonSql('u')},
  'createdAt', ${wireTime('c.created_at')}, 'editedAt', ${wireTime('c.edited_at')}, 'version', c.version`;

/** SQL: the `Comment` of a row `comments c` and, its author, `users u`. */
export const commentSql = `json_build_object(${commentFieldsSql}, 'reactions', ${reactionsSql})`;

/** SQL: the columns that a comment needs: without its search document. */
export const COMMENT_COLUMNS =
  'c.project_id, c.task_id, c.id, c.content, c.author_id, c.created_at, c.edited_at, c.version';

/** SQL: the comments of a task in a list of tasks, oldest first, without their reactions: a board has thousands. */
export const listedCommentsSql = `json_agg(json_build_object(${commentFieldsSql}) ORDER BY c.id)`;

/** SQL: the `Comment`s of the source `comments c`, a bounded subquery; `NULL` if it is empty. */
export const commentsFromSql = (source: string): string =>
  `(SELECT json_agg(${commentSql} ORDER BY c.id) FROM (${source}) c JOIN users u ON u.id = c.author_id)`;

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
