import { statement } from '../../platform/database/index.js';
import { projectSql } from '../projects/index.js';
import { taskCardFieldsSql } from '../tasks/index.js';

/** Most hits of each kind that are answered. */
const MOST = 100;
/** Newest candidates that each way of finding brings in; bounds the work for a word that stands everywhere. */
const CANDIDATES = 1_000;
/** Letters from which on a typing mistake is forgiven and a part of a word is found. */
const FUZZY_FROM = 4;
const PART_FROM = 3;

/**
 * What was asked for, folded as the indexes are (lower case, no accents):
 * `words` each as a prefix; `fuzzy` for trigrams; `part` for LIKE, with its own signs made literal. A query
 * of signs alone (`%`) has no words, so there the part is all.
 */
const ASKED = `asked AS MATERIALIZED (
  SELECT folded, words,
    CASE WHEN char_length(folded) >= ${FUZZY_FROM} THEN folded END AS fuzzy,
    CASE WHEN words IS NULL OR char_length(folded) >= ${PART_FROM}
      THEN '%' || regexp_replace(folded, '([\\\\%_])', '\\\\\\1', 'g') || '%' END AS part
  FROM (
    SELECT search_fold($2) AS folded, (
      SELECT string_agg(quote_literal(word) || ':*', ' & ')::tsquery
      FROM regexp_split_to_table(search_fold($2), '[^[:alnum:]]+') AS word WHERE word <> ''
    ) AS words
  ) q)`;

/** The caller's projects, or the one of them that was asked for: the scope of everything below (decisions §2). */
const MINE = `mine AS MATERIALIZED (
  SELECT project_id FROM project_members WHERE user_id = $1 AND ($3::uuid IS NULL OR project_id = $3))`;

const ask = (column: string): string => `(SELECT ${column} FROM asked)`;
const title = (row: string): string => `search_fold(${row}.title)`;

/** How well a row answers: the very title, its start, a part of it, then how often and where words stand. */
const score = (row: string): string => `
  CASE WHEN ${title(row)} = asked.folded THEN 8 WHEN starts_with(${title(row)}, asked.folded) THEN 4
    WHEN position(asked.folded IN ${title(row)}) > 0 THEN 2 ELSE 0 END
  + coalesce(ts_rank(${row}.search, asked.words), 0) + word_similarity(asked.folded, ${title(row)})`;

const contains = (row: string): string =>
  `(${row}.search @@ ${ask('words')} OR ${title(row)} LIKE ${ask('part')})`;

const candidates = (table: string, taskId: string, condition: string): string => `(
  SELECT c.project_id, c.${taskId} AS id FROM ${table} c
  WHERE ${condition} AND c.project_id IN (SELECT project_id FROM mine)
  ORDER BY c.id DESC LIMIT ${CANDIDATES})`;

/**
 * What contains the words. Each way of finding a task has its own index; what several of them find counts once. Only when
 * nothing at all contains them is a typing mistake assumed: `Task 1` is no mistake for `Task 2`.
 */
const CANDIDATE_ROWS = `exact_projects AS MATERIALIZED (
  SELECT p.id FROM mine JOIN projects p ON p.id = mine.project_id WHERE ${contains('p')}),
exact_tasks AS MATERIALIZED (
  ${candidates('tasks', 'id', `c.search @@ ${ask('words')}`)}
  UNION ${candidates('tasks', 'id', `${title('c')} LIKE ${ask('part')}`)}
  UNION ${candidates('comments', 'task_id', `c.search @@ ${ask('words')}`)}
  UNION ${candidates('attachments', 'task_id', `c.search @@ ${ask('words')}`)}
  UNION ${candidates('attachments', 'task_id', `search_fold(c.name) LIKE ${ask('part')}`)}),
mistake AS MATERIALIZED (
  SELECT fuzzy FROM asked
  WHERE NOT EXISTS (SELECT 1 FROM exact_projects) AND NOT EXISTS (SELECT 1 FROM exact_tasks)),
some_projects AS (
  SELECT id FROM exact_projects
  UNION SELECT p.id FROM mistake, mine JOIN projects p ON p.id = mine.project_id
  WHERE ${title('p')} %> mistake.fuzzy),
some_tasks AS (
  SELECT project_id, id FROM exact_tasks
  UNION ${candidates('tasks', 'id', `${title('c')} %> (SELECT fuzzy FROM mistake)`)})`;

const RANKED = `projects_found AS (
  SELECT p.id, ${score('p')} AS score
  FROM asked, some_projects s JOIN projects p ON p.id = s.id
  WHERE $4 <> 'tasks' AND $6::text IS NULL AND $7::uuid IS NULL AND ($5::text IS NULL OR p.status = $5)
  ORDER BY score DESC, p.updated_at DESC, p.id LIMIT ${MOST}),
tasks_found AS (
  SELECT t.project_id, t.id, ${score('t')} AS score
  FROM asked, some_tasks s JOIN tasks t ON t.project_id = s.project_id AND t.id = s.id
  WHERE $4 <> 'projects' AND ($5::text IS NULL OR t.status = $5) AND ($6::text IS NULL OR t.priority = $6)
    AND ($7::uuid IS NULL OR EXISTS (
      SELECT 1 FROM task_assignees a WHERE a.project_id = t.project_id AND a.task_id = t.id AND a.user_id = $7))
  ORDER BY score DESC, t.updated_at DESC, t.id LIMIT ${MOST})`;

/** $1 caller, $2 query, $3 project, $4 type, $5 status, $6 priority, $7 assignee; `SearchResult` as JSON text. */
export const SEARCH = statement(
  'search.everything',
  `WITH ${ASKED}, ${MINE}, ${CANDIDATE_ROWS}, ${RANKED}
   SELECT json_build_object(
     'projects', coalesce((
       SELECT json_agg(${projectSql} ORDER BY f.score DESC, p.updated_at DESC, p.id)
       FROM projects_found f JOIN projects p ON p.id = f.id JOIN users o ON o.id = p.owner_id), '[]'),
     'tasks', coalesce((
       SELECT json_agg(
         json_build_object('project', json_build_object('_id', p.id, 'title', p.title), ${taskCardFieldsSql})
         ORDER BY f.score DESC, t.updated_at DESC, t.id)
       FROM tasks_found f
       JOIN tasks t ON t.project_id = f.project_id AND t.id = f.id
       JOIN projects p ON p.id = f.project_id), '[]'))::text AS json`,
);

export const FILTERS = statement(
  'search.filters',
  `WITH mine AS (SELECT project_id FROM project_members WHERE user_id = $1)
   SELECT json_build_object(
     'projects', coalesce((
       SELECT json_agg(json_build_object('_id', p.id, 'title', p.title) ORDER BY lower(p.title), p.id)
       FROM mine JOIN projects p ON p.id = mine.project_id), '[]'),
     'statuses', $2::json, 'priorities', $3::json,
     'assignees', coalesce((
       SELECT json_agg(json_build_object('_id', u.id, 'name', u.name) ORDER BY lower(u.name), u.id)
       FROM users u WHERE u.id IN (
         SELECT user_id FROM project_members WHERE project_id IN (SELECT project_id FROM mine))), '[]'))::text AS json`,
);
