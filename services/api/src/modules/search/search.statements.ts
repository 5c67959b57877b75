import { statement } from '../../platform/database/index.js';
import { projectSql } from '../projects/index.js';
import { taskHitSql } from '../tasks/index.js';
import { ASKED, asked, MINE, projectFits } from './search-asked.statements.js';
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
    OR strpos(${title('p')}, ${asked('signs')}) > 0)`;

const RANKED = `projects_found AS (
  SELECT p.id, ${score('p', title('p'))} AS score
  FROM asked, (
    SELECT id FROM exact_projects
    UNION SELECT p.id FROM mistake, mine JOIN projects p ON p.id = mine.project_id
    WHERE ${title('p')} %> mistake.fuzzy) s JOIN projects p ON p.id = s.id
  WHERE ${projectFits('p')}
  ORDER BY score DESC, p.updated_at DESC, p.id LIMIT ${MOST}),
tasks_found AS (
  SELECT t.project_id, t.id, ${score('t', 't.folded_title')} AS score
  FROM asked, some_tasks s JOIN tasks t ON t.project_id = s.project_id AND t.id = s.id
  ORDER BY score DESC, t.updated_at DESC, t.id LIMIT ${MOST})`;

/** Saves loading all matches to rank them in JavaScript. $1 caller, $2 query, $3 project, $4 type, $5 status, $6 priority, $7 assignee; `SearchResult` as JSON text. */
export const SEARCH = statement(
  'search.everything',
  `WITH ${ASKED}, ${MINE}, ${EXACT_PROJECTS}, ${SOME_TASKS}, ${RANKED}
   SELECT json_build_object(
     'projects', coalesce((
       SELECT json_agg(${projectSql} ORDER BY f.score DESC, p.updated_at DESC, p.id)
       FROM projects_found f JOIN projects p ON p.id = f.id JOIN users o ON o.id = p.owner_id), '[]'),
     'tasks', coalesce((
       SELECT json_agg(${taskHitSql} ORDER BY f.score DESC, t.updated_at DESC, t.id)
       FROM tasks_found f
       JOIN tasks t ON t.project_id = f.project_id AND t.id = f.id
       JOIN projects p ON p.id = f.project_id), '[]'))::text AS json`,
);

/** Saves a round trip, and encoding in JavaScript. */
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
