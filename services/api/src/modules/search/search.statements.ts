import { statement } from '../../platform/database/index.js';
import { projectSql } from '../projects/index.js';
import { archivedHitSql, taskHitSql } from '../tasks/index.js';
import {
  ASKED,
  asked,
  isMine,
  MINE,
  MINE_WITH_ARCHIVED,
  projectFits,
  taskFits,
} from './search-asked.statements.js';
import { COMMENT_HITS, COMMENTS_FOUND } from './search-comments.statements.js';
import { MOST, SOME_TASKS } from './search-tasks.statements.js';

const title = (row: string): string => `search_fold(${row}.title)`;

/**
 * The rank of a row: the exact title, its start, a part of it, then the frequency and place of the words, or with typos the
 * similarity.
 */
const score = (row: string, folded: string): string => `
  CASE WHEN ${folded} = asked.folded THEN 8 WHEN starts_with(${folded}, asked.folded) THEN 4
    WHEN strpos(${folded}, asked.folded) > 0 THEN 2 ELSE 0 END
  + coalesce(ts_rank(${row}.search, asked.words), 0)
  + coalesce(word_similarity((SELECT fuzzy FROM mistake), ${folded}), 0)`;

const EXACT_PROJECTS = `exact_projects AS MATERIALIZED (
  SELECT p.id FROM mine JOIN projects p ON p.id = mine.project_id
  WHERE p.search @@ ${asked('words')} OR ${title('p')} LIKE ${asked('part')}
    OR (${asked('num_nonnulls(signs, pairs)')} > 0 AND strpos(${title('p')}, ${asked('folded')}) > 0))`;

const RANKED = `projects_found AS MATERIALIZED (
  SELECT id, row_number() OVER (ORDER BY score DESC, updated_at DESC, id) AS place
  FROM (SELECT p.id, p.updated_at, ${score('p', title('p'))} AS score
  FROM asked, (
    SELECT id FROM exact_projects
    UNION SELECT p.id FROM mistake, mine JOIN projects p ON p.id = mine.project_id
    WHERE ${title('p')} %> mistake.fuzzy) s JOIN projects p ON p.id = s.id
  WHERE ${projectFits('p')}) scored ORDER BY place LIMIT ${MOST}),
tasks_found AS MATERIALIZED (
  SELECT project_id, id, row_number() OVER (ORDER BY score DESC, updated_at DESC, id) AS place
  FROM (SELECT t.project_id, t.id, t.updated_at, ${score('t', 't.folded_title')} AS score
  FROM asked, some_tasks s JOIN tasks t ON t.project_id = s.project_id AND t.id = s.id) scored
  ORDER BY place LIMIT ${MOST})`;

/**
 * Saves loading all matches to rank them in JavaScript: 4.6 instead of 5.5 ms for 1,950 tasks. $1 caller, $2 query, $3 project, $4 type, $5 status, $6 priority, $7 assignee,
 * $8 how many results of each kind; `SearchResult` as JSON text.
 */
const search = (name: string, { found = '', hits = '', total = '' }) =>
  statement(
    name,
    `WITH ${ASKED}, ${MINE}, ${EXACT_PROJECTS}, ${SOME_TASKS}, ${RANKED}${found}
   SELECT json_build_object(
     'projects', coalesce((
       SELECT json_agg(${projectSql} ORDER BY f.place)
       FROM projects_found f JOIN projects p ON p.id = f.id JOIN users o ON o.id = p.owner_id
       WHERE f.place <= $8::int), '[]'),
     'tasks', coalesce((
       SELECT json_agg(${taskHitSql} ORDER BY f.place)
       FROM tasks_found f
       JOIN tasks t ON t.project_id = f.project_id AND t.id = f.id
       JOIN projects p ON p.id = f.project_id
       WHERE f.place <= $8::int), '[]')${hits},
     'total', json_build_object(
       'projects', (SELECT count(*) FROM projects_found), 'tasks', (SELECT count(*) FROM tasks_found)${total}))::text AS json`,
  );

export const SEARCH = search('search.everything', {});

/** Also the comments that contain the words. */
export const SEARCH_WITH_COMMENTS = search('search.with-comments', {
  found: `, ${COMMENTS_FOUND}`,
  hits: `, 'comments', ${COMMENT_HITS}`,
  total: `, 'comments', (SELECT count(*) FROM comments_found)`,
});

/** SQL: whether the text of a row contains the words of the query. */
const contains = (search: string, folded: string): string =>
  `(${search} @@ asked.words OR strpos(${folded}, asked.folded) > 0)`;

/**
 * Archived projects, their tasks, and archived tasks of all projects. Saves loading all matches to rank them in JavaScript. As `SEARCH`, without
 * tolerance of typos; `SearchResult` as JSON text.
 */
export const SEARCH_ARCHIVE = statement(
  'search.archive',
  `WITH ${ASKED}, ${MINE_WITH_ARCHIVED},
   projects_found AS MATERIALIZED (
     SELECT p.id, ${title('p')} = asked.folded AS exact, p.archived_at
     FROM asked, mine JOIN projects p ON p.id = mine.project_id
     WHERE mine.archived AND ${contains('p.search', title('p'))} AND ${projectFits('p')}
     ORDER BY exact DESC, p.archived_at DESC, p.id LIMIT ${MOST}),
   found AS MATERIALIZED (
     SELECT k.*, k.title = asked.folded AS exact
     FROM asked, archived_tasks k
     WHERE ${isMine('k')} AND $4 <> 'projects' AND ${contains('k.search', 'k.title')}
       AND ($5::text IS NULL OR k.task->>'status' = $5) AND ($6::text IS NULL OR k.task->>'priority' = $6)
       AND ($7::uuid IS NULL OR k.rows->'task_assignees' @> json_build_array(json_build_object('userId', $7))::jsonb)
     ORDER BY exact DESC, k.archived_at DESC, k.id LIMIT ${MOST}),
   beside AS MATERIALIZED (
     SELECT t.project_id, t.id, t.folded_title = asked.folded AS exact, t.updated_at
     FROM asked, mine JOIN tasks t ON t.project_id = mine.project_id
     WHERE mine.archived AND ${contains('t.search', 't.folded_title')} AND ${taskFits('t')}
     ORDER BY exact DESC, t.updated_at DESC, t.id LIMIT ${MOST})
   SELECT json_build_object(
     'projects', coalesce((
       SELECT json_agg(${projectSql} ORDER BY f.exact DESC, f.archived_at DESC, p.id)
       FROM projects_found f JOIN projects p ON p.id = f.id JOIN users o ON o.id = p.owner_id), '[]'),
     'tasks', coalesce((
       SELECT json_agg(hit ORDER BY exact DESC, since DESC) FROM (
         SELECT ${archivedHitSql} AS hit, k.exact, k.archived_at AS since
         FROM found k CROSS JOIN LATERAL jsonb_populate_record(NULL::tasks, k.task) t
         JOIN projects p ON p.id = k.project_id
         UNION ALL
         SELECT ${taskHitSql}, f.exact, f.updated_at
         FROM beside f JOIN tasks t ON t.project_id = f.project_id AND t.id = f.id
         JOIN projects p ON p.id = f.project_id) hits), '[]'))::text AS json`,
);
