import type { TestApi } from './index.js';

interface Chosen {
  /** Only rows that contain one of these texts, such as ids. */
  mentioning?: readonly string[];
  /** No rows that contain one of these texts. */
  except?: readonly string[];
}

/**
 * A hash of every row of every table, to prove that a request has left no trace. The time of the last use doesn't count, and
 * background jobs run meanwhile.
 */
export const fingerprint = async (
  { rows }: TestApi,
  { mentioning = [], except = ['^$'] }: Chosen = {},
): Promise<Record<string, string>> => {
  const tables = await rows<{ name: string }>(
    `SELECT quote_ident(table_name) AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'job_runs' ORDER BY 1`,
  );
  const ofEach = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, count(*) || ' ' || coalesce(md5(string_agg(r, '' ORDER BY r)), '') AS print
       FROM (SELECT (to_jsonb(t) - 'last_used_at')::text AS r FROM ${name} t) every WHERE r ~ $1 AND r !~ $2`,
  );
  const prints = await rows<{ name: string; print: string }>(ofEach.join(' UNION ALL '), [
    mentioning.join('|'),
    except.join('|'),
  ]);
  return Object.fromEntries(prints.map(({ name, print }) => [name, print]));
};
