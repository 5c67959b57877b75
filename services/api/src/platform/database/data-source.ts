import { Client, types, type ClientConfig, type Pool } from 'pg';
import type { DataSource, DataSourceOptions } from 'typeorm';
import { PostgresNaming } from './naming.js';
import { PreparedNames } from './prepared-names.js';
import type { Statement } from './statement.js';

const INT8 = 20;
const DATE = 1082;

/** A `date` stays a string, since a JavaScript Date would shift it by a time zone; bigint counters fit into a number. */
const parsers = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8) return Number;
    if (oid === DATE) return String;
    return types.getTypeParser(oid, format);
  },
};

/**
 * Prepares the statements of TypeORM, which sends them as plain text: planning one again takes longer than running it. Also limits
 * how many statements are prepared.
 *
 * The query reports a connection that breaks during use. The listener keeps the error from ending the process as well.
 */
class PoolClient extends Client {
  constructor(config?: ClientConfig) {
    super(config);
    this.on('error', () => undefined);
    const query: (...given: unknown[]) => unknown = this.query.bind(this);
    const names = new PreparedNames(this.connection);
    Object.assign(this, {
      query: (given: unknown, values: unknown, ...more: unknown[]) => {
        if (typeof given === 'string' && Array.isArray(values) && values.length > 0)
          return query({ name: names.nameOf(given), text: given, values }, ...more);
        if (isStatement(given))
          return query({ ...given, name: names.nameOf(given.text, given.name) }, values, ...more);
        return query(given, values, ...more);
      },
    });
  }
}

/** Not a query object of pg or a stream, which have a method `submit`. */
const isStatement = (given: unknown): given is Statement =>
  typeof given === 'object' && given !== null && 'name' in given && 'text' in given && !('submit' in given);

const SESSION = [
  // Swapping two letters of a nine-letter word leaves 0.43 of its trigrams; the default of 0.6 would not match it.
  'pg_trgm.word_similarity_threshold=0.35',
  // Statements look up rows by id and need one plan only: planning them again for each value costs more than running them.
  'plan_cache_mode=force_generic_plan',
  // Such a plan takes each project for an average one. Beside one project of 100,000 tasks, that made a person's 121 small ones
  // read the whole table 121 times.
  'enable_seqscan=off',
  // A table that has to be scanned counts as very expensive then, for which PostgreSQL would compile the statement.
  'jit=off',
];

const TIMEOUT_MS = 2_000;

/** `timeoutMs`: for getting a connection and for each statement. */
export const dataSourceOptions = (
  url: string,
  poolSize: number,
  timeoutMs = TIMEOUT_MS,
): DataSourceOptions => ({
  type: 'postgres',
  url,
  poolSize,
  connectTimeoutMS: timeoutMs,
  applicationName: 'taskloom',
  namingStrategy: new PostgresNaming(),
  // Generated ids come from gen_random_uuid(), which needs no extension.
  uuidExtension: 'pgcrypto',
  installExtensions: false,
  logging: false,
  // TypeORM would log each dropped idle connection; the readiness check reports an outage.
  poolErrorHandler: () => undefined,
  extra: {
    Client: PoolClient,
    types: parsers,
    // PostgreSQL cancels a slow statement first; the client's limit covers a server that doesn't respond at all.
    statement_timeout: timeoutMs,
    query_timeout: timeoutMs * 1.1,
    idle_in_transaction_session_timeout: 10_000,
    options: SESSION.map((setting) => `-c ${setting}`).join(' '),
    // Statements that don't wait for each other share a round trip (see `Transaction`).
    pipeline: true,
    keepAlive: true,
  },
});

/** TypeORM's own pg pool: hot statements use it directly, as named prepared statements. */
export const poolOf = (source: DataSource): Pool => {
  const driver: object = source.driver;
  if (!('master' in driver)) throw new Error('The data source has no PostgreSQL pool');
  // `master` is public in TypeORM's PostgresDriver, typed any.
  return driver.master as Pool;
};
