/** PostgreSQL's five-letter code of an error, also when TypeORM has wrapped it. */
export const sqlState = (error: unknown): string | undefined => {
  const cause = driverError(error);
  const code = cause && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
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

const UNREACHABLE = /^(08|57P|53300$|57014$|55P03$)/;
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]);
const POOL =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable|Driver not Connected|Cannot use a pool/;

/** The database is away, starting, stopping, full or too slow: nothing is wrong with the request. */
export const isUnavailable = (error: unknown): boolean => {
  const cause = driverError(error);
  if (!cause) return false;
  const state = sqlState(cause);
  if (state) return UNREACHABLE.test(state);
  const code = 'code' in cause ? String(cause.code) : '';
  return NETWORK.has(code) || POOL.test(cause.message);
};

const driverError = (error: unknown): Error | undefined => {
  if (!(error instanceof Error)) return undefined;
  return 'driverError' in error && error.driverError instanceof Error ? error.driverError : error;
};
