/** Minimum number of letters for tolerating typos. */
const FUZZY_FROM = 4;
const SIGN = '[^[:alnum:][:space:]]';
/** Trigrams need runs of three letters or digits; a query without any would scan the whole index. */
const RUN = '[[:alnum:]]{3}';
/** In a database with the locale C, only these letters have trigrams. */
const LATIN_RUN = '[a-z0-9]{3}';
/** The upper bound of all texts with the given prefix, compared by code units. */
const LAST_CHARACTER = 'chr(1114111)';

/**
 * The query, folded like the indexes (lower case, no accents): `words`, each as a prefix; `part` of a title for LIKE, with its
 * wildcards escaped, or else `signs` (`%`, `c++`); `pairs` of letters where trigrams don't help (`lp`, `京`); `fuzzy` for trigrams;
 * `beyond`, the upper bound of titles with this prefix.
 */
export const ASKED = `asked AS MATERIALIZED (
  SELECT folded, words, folded || ${LAST_CHARACTER} AS beyond,
    CASE WHEN char_length(folded) >= ${FUZZY_FROM} THEN folded END AS fuzzy,
    CASE WHEN folded ~ '${RUN}' THEN '%' || regexp_replace(folded, '([\\\\%_])', '\\\\\\1', 'g') || '%' END AS part,
    CASE WHEN folded !~ '${RUN}' AND folded ~ '${SIGN}' THEN folded END AS signs,
    CASE WHEN folded !~ '${LATIN_RUN}' THEN search_pairs(folded) END AS pairs
  FROM (
    SELECT search_fold($2) AS folded, (
      SELECT string_agg(quote_literal(word) || ':*', ' & ')::tsquery
      FROM regexp_split_to_table(search_fold($2), '[^[:alnum:]]+') AS word WHERE word <> ''
    ) AS words
  ) q)`;

const mine = (condition: string): string => `mine AS MATERIALIZED (
  SELECT m.project_id, a.archived_at IS NOT NULL AS archived
  FROM project_members m JOIN projects a ON a.id = m.project_id
  WHERE m.user_id = $1 AND ($3::uuid IS NULL OR m.project_id = $3)${condition})`;

/** The caller's projects, or the requested one of them: the scope of the whole search (specification 11). */
export const MINE = mine(' AND a.archived_at IS NULL');
/** The same with archived projects. */
export const MINE_WITH_ARCHIVED = mine('');

export const asked = (column: string): string => `(SELECT ${column} FROM asked)`;

/** Written so that the planner can't turn it into a join, which would scan project after project instead of using the index of words. */
export const isMine = (row: string): string => `(${row}.project_id IN (SELECT project_id FROM mine)) IS TRUE`;

/** The tasks that match the filters. Every limit below applies after the filters, so that other tasks never displace a match. */
export const taskFits = (row: string): string => `(
  $4 <> 'projects' AND ($5::text IS NULL OR ${row}.status = $5) AND ($6::text IS NULL OR ${row}.priority = $6)
  AND ($7::uuid IS NULL OR EXISTS (
    SELECT 1 FROM task_assignees a
    WHERE a.project_id = ${row}.project_id AND a.task_id = ${row}.id AND a.user_id = $7)))`;
export const projectFits = (row: string): string =>
  `$4 <> 'tasks' AND $6::text IS NULL AND $7::uuid IS NULL AND ($5::text IS NULL OR ${row}.status = $5)`;
/** Whether filters could hide a task that contains the words. */
export const IS_FILTERED = `($4 = 'projects' OR $5::text IS NOT NULL OR $6::text IS NOT NULL OR $7::uuid IS NOT NULL)`;

/** Titles with signs, in the form that their index uses. */
export const hasSigns = (row: string): string =>
  `${asked('signs')} IS NOT NULL AND ${row}.folded_title ~ '${SIGN}' AND strpos(${row}.folded_title, ${asked('signs')}) > 0`;
