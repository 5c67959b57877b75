import { LIMITS } from '@taskloom/contracts';
import { asked, hasSigns, IS_FILTERED, isMine, taskFits } from './search-asked.statements.js';
import { MEANT } from './search-mistakes.statements.js';

/** Maximum number of results of each kind. */
export const MOST = LIMITS.found;
/** Maximum number of candidates from each source, the best and newest first. */
const CANDIDATES = 500;
/** Number of newest tasks that are scanned one by one, across the projects. */
const SCANNED = 3_000;
/** For people with at most this many tasks all are scanned, so that other people's tasks don't slow down the search. */
const NARROW_TASKS = 5_000;
/** The same limit for comments and files. */
const NARROW_BESIDE = 10_000;
/** This many matches among the newest tasks indicate a very frequent word: no index makes it cheap, and the other matches are older. */
const EVERYWHERE = SCANNED / 10;

const titled = (row: string): string => `strpos(${row}.folded_title, ${asked('folded')}) > 0`;
const looked = (column: string): string => `(SELECT ${column} FROM looked)`;

/** Whether the caller's projects have at most this many rows of a table; stops counting there. */
const isNarrow = (table: string, most: number): string => `(SELECT count(*) <= ${most} FROM (
    SELECT 1 FROM mine CROSS JOIN LATERAL (
      SELECT 1 FROM ${table} n WHERE n.project_id = mine.project_id LIMIT ${most + 1}) n LIMIT ${most + 1}) counted)`;

/**
 * The newest tasks, without an index. They cover both cases in which the indexes are slowest: a very frequent word, and few
 * own tasks among many of other people.
 */
const NEWEST = `narrow AS MATERIALIZED (SELECT ${isNarrow('tasks', NARROW_TASKS)} AS tasks),
narrow_beside AS MATERIALIZED (
  SELECT ${isNarrow('comments', NARROW_BESIDE)} AS comments, ${isNarrow('attachments', NARROW_BESIDE)} AS attachments),
depth AS MATERIALIZED (
  SELECT CASE WHEN (SELECT tasks FROM narrow) THEN ${NARROW_TASKS + 1}
    ELSE greatest(1, ceil(${SCANNED}.0 / greatest(1, count(*)))::int) END AS depth FROM mine),
looked_at AS MATERIALIZED (
  SELECT t.* FROM mine CROSS JOIN LATERAL (
    SELECT c.project_id, c.id, c.status, c.priority, c.folded_title, ${titled('c')} AS titled,
      c.search @@ ${asked('words')} OR (${asked('num_nonnulls(part, signs, pairs)')} > 0 AND ${titled('c')}) AS found
    FROM tasks c WHERE c.project_id = mine.project_id ORDER BY c.id DESC LIMIT (SELECT depth FROM depth)) t),
newest AS MATERIALIZED (
  SELECT project_id, id, titled, folded_title FROM looked_at t WHERE found AND ${taskFits('t')}),
looked AS MATERIALIZED (
  SELECT seen_all, seen_all OR $4 = 'projects' OR (
    SELECT count(*) >= ${EVERYWHERE} OR count(*) FILTER (WHERE titled) >= ${MOST} FROM newest) AS enough
  FROM (SELECT NOT EXISTS (
    SELECT 1 FROM looked_at GROUP BY project_id HAVING count(*) >= (SELECT depth FROM depth)) AS seen_all) s)`;

/** By an index, with a limit, so that the cost of the rest of the statement doesn't depend on the number of matches. */
const candidates = (way: string, order: string): string => `(${way} ${order} LIMIT ${CANDIDATES})`;

const inTask = (condition: string): string =>
  `SELECT c.project_id, c.id FROM tasks c WHERE ${condition} AND ${isMine('c')}`;
const inTaskThatFits = (condition: string): string => `${inTask(condition)} AND ${taskFits('c')}`;

/**
 * Exact titles and titles with this prefix are always found, even if many newer tasks match; words anywhere in a task are found
 * by their index, unless they are very frequent.
 */
const BY_WORDS = `by_words AS MATERIALIZED (
  ${candidates(
    'SELECT project_id, id FROM newest',
    `ORDER BY folded_title = ${asked('folded')} DESC, starts_with(folded_title, ${asked('folded')}) DESC, titled DESC, id DESC`,
  )}
  UNION ${candidates(inTaskThatFits(`NOT ${looked('seen_all')} AND c.folded_title = ${asked('folded')}`), 'ORDER BY c.id DESC')}
  UNION (${inTaskThatFits(`${looked('enough')} AND NOT ${looked('seen_all')}
    AND c.folded_title >= ${asked('folded')} AND c.folded_title < ${asked('beyond')}`)} LIMIT ${MOST})
  UNION ${candidates(
    inTaskThatFits(`NOT ${looked('enough')} AND c.search @@ ${asked('words')}`),
    `ORDER BY starts_with(c.folded_title, ${asked('folded')}) DESC, ${titled('c')} DESC, c.id DESC`,
  )}),
few AS MATERIALIZED (SELECT count(*) < ${MOST} AS few FROM by_words)`;

interface Way {
  /** Without filters. */
  all: string;
  fitting: string;
  order: string;
}

/** In a small scope the newest tasks are all tasks. */
const UNSEEN = `NOT ${looked('seen_all')}`;

const elsewhereInTask = (condition: string): Way => ({
  all: inTask(`${UNSEEN} AND ${condition}`),
  fitting: inTaskThatFits(`${UNSEEN} AND ${condition}`),
  order: 'ORDER BY c.id DESC',
});

/** Scans either all rows by the index of words, or the caller's rows one by one (OFFSET 0 prevents that index), whichever are fewer. */
const SCOPES = {
  wide: (table: string, condition: string): string =>
    `FROM ${table} c
     WHERE NOT (SELECT ${table} FROM narrow_beside) AND ${condition} AND ${isMine('c')}`,
  narrow: (table: string, condition: string): string =>
    `FROM mine CROSS JOIN LATERAL (
       SELECT * FROM ${table} o WHERE o.project_id = mine.project_id OFFSET 0) c
     WHERE (SELECT ${table} FROM narrow_beside) AND ${condition}`,
} as const;

const beside = (scope: keyof typeof SCOPES, table: 'comments' | 'attachments', condition: string): Way => {
  const found = SCOPES[scope](table, condition);
  const fits = `EXISTS (
    SELECT 1 FROM tasks t WHERE t.project_id = c.project_id AND t.id = c.task_id AND ${taskFits('t')})`;
  return {
    all: `SELECT c.project_id, c.task_id AS id ${found}`,
    fitting: `SELECT DISTINCT c.project_id, c.task_id AS id ${found} AND (NOT ${IS_FILTERED} OR ${fits})`,
    order: 'ORDER BY c.task_id DESC',
  };
};

/** Other places of the words. They rank below words of the task itself, so they are searched only when those are few. */
const ELSEWHERE: Way[] = [
  elsewhereInTask(`${asked('pairs')} IS NULL AND c.folded_title LIKE ${asked('part')}`),
  elsewhereInTask(`search_pairs(c.folded_title) @> ${asked('pairs')} AND ${titled('c')}`),
  elsewhereInTask(hasSigns('c')),
  ...(['wide', 'narrow'] as const).flatMap((scope) => [
    beside(scope, 'comments', `c.search @@ ${asked('words')}`),
    beside(scope, 'attachments', `c.search @@ ${asked('words')}`),
    beside(scope, 'attachments', `search_fold(c.name) LIKE ${asked('part')}`),
  ]),
];

const BY_THE_REST = `by_the_rest AS MATERIALIZED (
  ${ELSEWHERE.map(({ fitting, order }) => candidates(`${fitting} AND (SELECT few FROM few)`, order)).join('\n  UNION ')})`;

/**
 * Typos are considered only when nothing contains the words, even hidden by a filter: `Task 1` is not a typo of `Task 2`.
 * `hidden` is a separate list, because the planner would optimise an EXISTS over the tables for its first row: a full scan.
 */
const MISTAKE = `hidden AS MATERIALIZED (
  ${['SELECT project_id, id FROM looked_at WHERE found', inTask(`${UNSEEN} AND c.search @@ ${asked('words')}`), ...ELSEWHERE.map(({ all }) => all)].join('\n  UNION ALL ')}),
mistake AS MATERIALIZED (
  SELECT fuzzy FROM asked
  WHERE NOT EXISTS (SELECT 1 FROM exact_projects) AND NOT EXISTS (SELECT 1 FROM by_words)
    AND NOT EXISTS (SELECT 1 FROM by_the_rest) AND NOT (${IS_FILTERED} AND EXISTS (SELECT 1 FROM hidden)))`;

const LIKE_TITLES = `like_titles AS MATERIALIZED (
  (${inTaskThatFits(`${UNSEEN} AND c.folded_title %> (SELECT fuzzy FROM mistake)`)} LIMIT ${CANDIDATES})
  UNION (
    SELECT project_id, id FROM looked_at t
    WHERE ${looked('seen_all')} AND t.folded_title %> (SELECT fuzzy FROM mistake) AND ${taskFits('t')} LIMIT ${CANDIDATES}))`;

/** Tasks with comments that contain the words that were meant. */
const BY_MEANT = (['wide', 'narrow'] as const).map((scope) => {
  const { fitting, order } = beside(scope, 'comments', 'c.search @@ (SELECT words FROM meant)');
  return candidates(`${fitting} AND EXISTS (SELECT 1 FROM meant)`, order);
});

/** Candidates among the tasks. Needs `asked`, `mine` and `exact_projects`; gives `some_tasks`, `mistake` and `meant`. */
export const SOME_TASKS = `${NEWEST}, ${BY_WORDS}, ${BY_THE_REST}, ${MISTAKE}, ${LIKE_TITLES}, ${MEANT},
some_tasks AS (
  SELECT project_id, id FROM by_words
  UNION SELECT project_id, id FROM by_the_rest
  UNION SELECT project_id, id FROM like_titles
  ${BY_MEANT.map((way) => `UNION ${way}`).join('\n  ')})`;
