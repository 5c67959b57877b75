import fc from 'fast-check';
import type { ErrorBody } from '@taskloom/contracts';
import type { Answer, TestApi } from '../index.js';

/** The same on every run, or `HOSTILE_SEED`. On failure, fast-check prints it with the shortest example. */
const SEED = Number(process.env.HOSTILE_SEED ?? 20261120);

export const runs = (numRuns: number): fc.Parameters<unknown> => ({
  seed: SEED,
  numRuns,
  endOnFailure: true,
});

/** Signs of leaked internals: a stack, SQL, file names, messages of the database. */
const INSIDE =
  /\n|\bat \S+:\d+|node_modules|\bSELECT\b|\bINSERT\b|\bUPDATE\b|\/(?:src|dist|test)\/|\.[jt]s\b|\bpg_|relation "|syntax error|constraint|\bundefined\b|\[object/;

/**
 * Requires one of the statuses, one sentence and no internal details. `HttpClient` has already checked the shape of the error.
 */
export const expectRefused = (answer: Answer<unknown>, ...statuses: number[]): void => {
  expect(statuses).toContain(answer.status);
  const { message, errors = [] } = answer.body as ErrorBody;
  for (const sentence of [message, ...errors.map((error) => error.message)]) {
    expect(sentence).toMatch(/^\S.{1,300}$/);
    expect(sentence).not.toMatch(INSIDE);
  }
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
};

/**
 * A hash of every row of every table, to prove that a request has left no trace. The time of the last use doesn't count, and
 * background jobs run meanwhile.
 */
export const fingerprint = async ({ rows }: TestApi): Promise<Record<string, string>> => {
  const tables = await rows<{ name: string }>(
    `SELECT quote_ident(table_name) AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'job_runs' ORDER BY 1`,
  );
  const prints = tables.map(async ({ name }) => {
    const [row] = await rows<{ print: string | null }>(
      `SELECT count(*) || ' ' || md5(string_agg(r, '' ORDER BY r)) AS print
       FROM (SELECT (to_jsonb(t) - 'last_used_at')::text AS r FROM ${name} t) every`,
    );
    return [name, row?.print ?? 'empty'] as const;
  });
  return Object.fromEntries(await Promise.all(prints));
};
