import fc from 'fast-check';
import type { ErrorBody } from '@taskloom/contracts';
import type { Answer } from '../index.js';

/** The same on every run, or `HOSTILE_SEED`. On failure, fast-check prints it with the shortest example. */
const SEED = Number(process.env.HOSTILE_SEED ?? 20261120);

/** `npm test` sends a third of the random values, `npm run test:long` all of them. */
const SHARE = process.env.TEST_LEVEL === 'gate' ? 1 / 3 : 1;

/** @param numRuns how many random values */
export const runs = (numRuns: number): fc.Parameters<unknown> => ({
  seed: SEED,
  numRuns: Math.ceil(numRuns * SHARE),
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
