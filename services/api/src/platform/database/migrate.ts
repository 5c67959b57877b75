import { setTimeout as pause } from 'node:timers/promises';
import { AbstractLogger, DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { ADVISORY_LOCKS } from './advisory-locks.js';
import { loadMigrations } from './load-migrations.js';
import { isTransient, sqlState } from './sql-state.js';

/** `code` is `NEWER_DATABASE`: a later version of the product has migrated the data. */
export class NewerDatabaseError extends Error {
  readonly code = 'NEWER_DATABASE';

  constructor(readonly unknownMigrations: string[]) {
    super(
      'The database was written by a newer version of this product; start that version, or restore a backup.',
    );
  }
}

/** `code` is `DATABASE_BUSY`: another program holds a lock that a migration needs for too long. */
export class BusyDatabaseError extends Error {
  readonly code = 'DATABASE_BUSY';

  constructor(cause: unknown) {
    super(
      'A migration needs a table that another program keeps locked; end that program (a long report, a backup, an open psql) and start again. Nothing of this migration was applied.',
      { cause },
    );
  }
}

/** SQLSTATE of a lock that was not acquired within `lock_timeout`. */
const LOCK_NOT_AVAILABLE = '55P03';

/** TypeORM logs every failed attempt; the caller gets the thrown error instead. */
class SilentLogger extends AbstractLogger {
  protected writeLog(): void {}
}

interface MigrateOptions {
  /** Runs only the first migrations, to create the data of an older build. */
  through?: number;
  lockTimeoutMs?: number;
  tries?: number;
}

/**
 * Migrates the database to this build's schema. When several servers start at once, one migrates and the others wait. While
 * a migration waits for a lock, later queries of that table queue behind it, so it waits briefly, gives up and tries again.
 *
 * @returns the names of the applied migrations, oldest first
 * @throws NewerDatabaseError when the database contains a migration that this build doesn't have
 * @throws BusyDatabaseError when a lock can't be acquired within about a minute
 */
export const migrate = async (
  databaseUrl: string,
  { through, lockTimeoutMs = 2_000, tries = 20 }: MigrateOptions = {},
): Promise<string[]> => {
  const migrations = await loadMigrations();
  const names = migrations.map(({ name }) => name);
  const source = new DataSource({
    type: 'postgres',
    url: databaseUrl,
    poolSize: 2,
    connectTimeoutMS: 10_000,
    installExtensions: false,
    logger: new SilentLogger(),
    migrations: migrations.slice(0, through),
    migrationsTransactionMode: 'each',
  });
  await source.initialize();
  const runner = source.createQueryRunner();
  try {
    await runner.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.migrations]);
    const before = await executedNames(source, runner);
    refuseNewer(before, names);
    await runner.query(`SET lock_timeout = ${lockTimeoutMs}`);
    await executePending(source, runner, tries);
    const after = await executedNames(source, runner);
    return names.filter((name) => after.has(name) && !before.has(name));
  } finally {
    await runner.release();
    await source.destroy();
  }
};

/** Migrations applied before a failed attempt stay applied; the next attempt continues after them. */
const executePending = async (source: DataSource, runner: QueryRunner, tries: number): Promise<void> => {
  const executor = new MigrationExecutor(source, runner);
  executor.transaction = 'each';
  for (let attempt = 1; ; attempt++) {
    try {
      await executor.executePendingMigrations();
      return;
    } catch (error) {
      const isLocked = sqlState(error) === LOCK_NOT_AVAILABLE;
      if (!isLocked && !isTransient(error)) throw error;
      if (attempt === tries) throw isLocked ? new BusyDatabaseError(error) : error;
      await pause(Math.min(attempt * 250, 2_000));
    }
  }
};

const executedNames = async (source: DataSource, runner: QueryRunner): Promise<Set<string>> => {
  const executed = await new MigrationExecutor(source, runner).getExecutedMigrations();
  return new Set(executed.map(({ name }) => name));
};

const refuseNewer = (executed: Set<string>, names: string[]): void => {
  const unknown = [...executed].filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new NewerDatabaseError(unknown);
};
