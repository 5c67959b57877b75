import { Client, types, type ClientConfig, type Pool } from 'pg';
import type { DataSource, DataSourceOptions } from 'typeorm';

const INT8 = 20;
const DATE = 1082;

/** A `date` stays the string it is (a JavaScript Date would move it by a time zone); counters fit a number. */
const parsers = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8) return Number;
    if (oid === DATE) return String;
    return types.getTypeParser(oid, format);
  },
};

/** A connection that breaks while it is in use tells its query; without a listener it would end the process as well. */
class PoolClient extends Client {
  constructor(config?: ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

const SESSION = [
  // Two letters swapped in a word of nine leave 0.43 of its trigrams: the default, 0.6, forgives far less.
  'pg_trgm.word_similarity_threshold=0.35',
  // Statements find rows by id and are written for one plan: planning them anew for each value costs more than running them.
  'plan_cache_mode=force_generic_plan',
];

export const dataSourceOptions = (url: string, poolSize: number): DataSourceOptions => ({
  type: 'postgres',
  url,
  poolSize,
  connectTimeoutMS: 2_000,
  applicationName: 'taskloom',
  installExtensions: false,
  logging: false,
  // TypeORM would log each dropped idle connection; the readiness check tells.
  poolErrorHandler: () => undefined,
  extra: {
    Client: PoolClient,
    types: parsers,
    // PostgreSQL gives up on a slow statement first; the client's limit is for a server that says nothing at all.
    statement_timeout: 2_000,
    query_timeout: 2_200,
    idle_in_transaction_session_timeout: 10_000,
    options: SESSION.map((setting) => `-c ${setting}`).join(' '),
    keepAlive: true,
  },
});

/** TypeORM's own pg pool: hot statements go to it directly, prepared by name. */
export const poolOf = (source: DataSource): Pool => {
  const driver: object = source.driver;
  if (!('master' in driver)) throw new Error('The data source has no PostgreSQL pool');
  // `master` is public in TypeORM's PostgresDriver, typed any.
  return driver.master as Pool;
};
