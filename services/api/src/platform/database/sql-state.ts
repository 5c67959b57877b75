import { isNativeError } from 'node:util/types';
import { QueryRunnerAlreadyReleasedError } from 'typeorm';

/** The SQLSTATE of an error, also when TypeORM has wrapped it. */
export const sqlState = (error: unknown): string | undefined => {
  const cause = driverError(error);
  const code = cause && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !NETWORK.has(code) ? code : undefined;
};

/** Name of the violated constraint. */
export const violatedConstraint = (error: unknown): string | undefined => {
  const cause = driverError(error);
  return cause && 'constraint' in cause && typeof cause.constraint === 'string'
    ? cause.constraint
    : undefined;
};

/** Serialisation failure or deadlock: a retry may succeed. */
export const isTransient = (error: unknown): boolean => ['40001', '40P01'].includes(sqlState(error) ?? '');

/** The circuit breaker is open: the database has just failed to answer. */
export class DatabaseSilentError extends Error {
  constructor() {
    super('The database does not respond');
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
/** No pooled connection became free, or a new one could not be established in time. */
const NO_CONNECTION = /timeout exceeded when trying to connect|due to connection timeout|^timeout expired$/;
const POOL = /Connection terminated|not queryable|Cannot use a pool/;

/** No answer within the client's time limit. */
export const isSilence = (error: unknown): boolean => driverError(error)?.message === 'Query read timeout';

/** The time limit is used up, so there is no retry. */
export const isTooLate = (error: unknown): boolean =>
  isSilence(error) || NO_CONNECTION.test(driverError(error)?.message ?? '');

/** The connection can't be used any more. */
export const connectionIsLost = (error: unknown): boolean => {
  const cause = driverError(error);
  if (!cause || cause instanceof DatabaseSilentError) return false;
  // TypeORM releases a connection that breaks between two statements without reporting it.
  if (cause instanceof QueryRunnerAlreadyReleasedError) return true;
  const state = sqlState(cause);
  if (state) return /^(08|57P)/.test(state);
  return isTooLate(cause) || ('code' in cause && NETWORK.has(String(cause.code))) || POOL.test(cause.message);
};

/** The database is unreachable, starting, stopping, full or too slow; the request itself is fine. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof DatabaseSilentError ||
  connectionIsLost(error) ||
  /^(53|57014|55P03)/.test(sqlState(error) ?? '');

const driverError = (error: unknown): Error | undefined => {
  if (!isNativeError(error)) return undefined;
  return 'driverError' in error && isNativeError(error.driverError) ? error.driverError : error;
};
