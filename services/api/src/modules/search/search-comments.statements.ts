import { wireTime } from '../../platform/database/index.js';
import { publicPersonSql } from '../users/index.js';
import { asked, isMine } from './search-asked.statements.js';
import { MOST } from './search-tasks.statements.js';

/** Letters before the first word of the query in an excerpt, and letters of an excerpt. */
const BEFORE = 40;
const EXCERPT = 200;

/** The filters; the person of $7 is the author. Without a filter of tasks, no task is looked up. */
const FITS = `$4 <> 'projects' AND ($7::uuid IS NULL OR c.author_id = $7)
  AND (($5::text IS NULL AND $6::text IS NULL) OR EXISTS (
    SELECT 1 FROM tasks t WHERE t.project_id = c.project_id AND t.id = c.task_id
      AND ($5::text IS NULL OR t.status = $5) AND ($6::text IS NULL OR t.priority = $6)))`;

/** SQL: a column of `asked`, without typing mistakes. */
const wanted = (column: string): string => `coalesce((SELECT ${column} FROM meant), ${asked(column)})`;

const newest = (source: string): string => `(SELECT c.project_id, c.task_id, c.id FROM ${source}
    AND c.search @@ (SELECT ${wanted('words')}) AND ${FITS} ORDER BY c.id DESC LIMIT ${MOST})`;

/**
 * The newest comments with all words: of few own comments one by one, else by the index of words. OFFSET 0 prevents that index, as
 * for tasks. Needs `asked`, `mine`, `narrow_beside` and `meant`.
 */
export const COMMENTS_FOUND = `comments_found AS MATERIALIZED (
  ${newest(`mine CROSS JOIN LATERAL (SELECT * FROM comments o WHERE o.project_id = mine.project_id OFFSET 0) c
    WHERE (SELECT comments FROM narrow_beside)`)}
  UNION ALL ${newest(`comments c WHERE NOT (SELECT comments FROM narrow_beside) AND ${isMine('c')}`)})`;

/** SQL: the text around the first word of the query, in one line. Its place in the folded text may differ by a few letters. */
const EXCERPT_SQL = `regexp_replace(substr(c.content, greatest(1,
  strpos(search_fold(c.content), coalesce((regexp_match(${wanted('folded')}, '[[:alnum:]]+'))[1], '')) - ${BEFORE}), ${EXCERPT}),
  '\\s+', ' ', 'g')`;

/** SQL: `CommentHit`s, the newest first. $8 how many. */
export const COMMENT_HITS = `coalesce((
  SELECT json_agg(json_build_object('_id', c.id, 'excerpt', ${EXCERPT_SQL}, 'author', ${publicPersonSql('u')},
      'createdAt', ${wireTime('c.created_at')}, 'task', json_build_object('_id', t.id, 'title', t.title),
      'project', json_build_object('_id', p.id, 'title', p.title)) ORDER BY c.id DESC)
  FROM (SELECT * FROM comments_found ORDER BY id DESC LIMIT $8::int) f
  JOIN comments c ON c.project_id = f.project_id AND c.task_id = f.task_id AND c.id = f.id
  JOIN users u ON u.id = c.author_id
  JOIN tasks t ON t.project_id = f.project_id AND t.id = f.task_id
  JOIN projects p ON p.id = f.project_id), '[]')`;
