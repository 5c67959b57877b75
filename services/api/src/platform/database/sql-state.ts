import { isNativeError } from 'node:util/types';
import { QueryRunnerAlreadyReleasedError } from 'typeorm';

/** PostgreSQL's five-letter code of an error, also when TypeORM has wrapped it. */
export const sqlState = (error: unknown): string | undefined => {
  const cause = driverError(error);
  const code = cause && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !NETWORK.has(code) ? code : undefined;
};

/** Name of the constraint that refused the write. */
export const violatedConstraint = (error: unknown): string | undefined => {
  const cause = driverError(error);
  return cause && 'constraint' in cause && typeof cause.constraint === 'string'
    ? cause.constraint
    : undefined;
};

/** Another try may succeed: serialisation failure or deadlock. */
export const isTransient = (error: unknown): boolean => ['40001', '40P01'].includes(sqlState(error) ?? '');

/** The database did not answer a moment ago and is not asked again yet. */
export class DatabaseSilentError extends Error {
  constructor() {
    super('The database does not answer');
  }
}

const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]);
/** None of the pool was free, or a new one was never greeted. */
const NO_CONNECTION = /timeout exceeded when trying to connect|due to connection timeout|^timeout expired$/;
const POOL = /Connection terminated|not queryable|Cannot use a pool/;

/** No answer within the client's own time limit. */
export const isSilence = (error: unknown): boolean => driverError(error)?.message === 'Query read timeout';

/** The time limit is used up: trying once more would exceed it. */
export const isTooLate = (error: unknown): boolean =>
  isSilence(error) || NO_CONNECTION.test(driverError(error)?.message ?? '');

/** Nothing more can be said on this connection. */
export const connectionIsLost = (error: unknown): boolean => {
  const cause = driverError(error);
  if (!cause || cause instanceof DatabaseSilentError) return false;
  // A connection that breaks between two statements is given back by TypeORM, before anything is said to us.
  if (cause instanceof QueryRunnerAlreadyReleasedError) return true;
  const state = sqlState(cause);
  if (state) return /^(08|57P)/.test(state);
  return isTooLate(cause) || ('code' in cause && NETWORK.has(String(cause.code))) || POOL.test(cause.message);
};

/** The database is away, starting, stopping, full or too slow: nothing is wrong with the request. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof DatabaseSilentError ||
  connectionIsLost(error) ||
  /^(53|57014|55P03)/.test(sqlState(error) ?? '');

const driverError = (error: unknown): Error | undefined => {
  if (!isNativeError(error)) return undefined;
  return 'driverError' in error && isNativeError(error.driverError) ? error.driverError : error;
};
