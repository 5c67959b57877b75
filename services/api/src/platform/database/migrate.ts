import { DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { migrations } from '../../../migrations/index.js';

/** Any number that no other program uses on this database. */
const LOCK = 7_205_759_403;

/** Its `code` is `NEWER_DATABASE`: a later version of the product has migrated the data. */
export class NewerDatabaseError extends Error {
  readonly code = 'NEWER_DATABASE';

  constructor(readonly unknownMigrations: string[]) {
    super(
      'The database was written by a newer version of this product; start that version, or restore a backup.',
    );
  }
}

/** Names of all migrations of this build, oldest first. */
export const migrationNames = (): string[] => migrations.map(({ name }) => name);

/**
 * Brings the database to this build's schema. Several servers may start at once: one migrates, the others wait.
 *
 * @param options.through only so many migrations, for data of an older build
 * @returns the names of the migrations that ran, oldest first
 * @throws NewerDatabaseError when the database knows a migration that this build does not
 */
export const migrate = async (
  databaseUrl: string,
  { through }: { through?: number } = {},
): Promise<string[]> => {
  const source = new DataSource({
    type: 'postgres',
    url: databaseUrl,
    poolSize: 2,
    connectTimeoutMS: 10_000,
    installExtensions: false,
    migrations: migrations.slice(0, through),
    migrationsTransactionMode: 'each',
  });
  await source.initialize();
  const runner = source.createQueryRunner();
  try {
    await runner.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await refuseNewer(source, runner);
    const executor = new MigrationExecutor(source, runner);
    executor.transaction = 'each';
    return (await executor.executePendingMigrations()).map(({ name }) => name);
  } finally {
    await runner.release();
    await source.destroy();
  }
};

const refuseNewer = async (source: DataSource, runner: QueryRunner): Promise<void> => {
  const known = new Set(migrationNames());
  const executed = await new MigrationExecutor(source, runner).getExecutedMigrations();
  const unknown = executed.map(({ name }) => name).filter((name) => !known.has(name));
  if (unknown.length > 0) throw new NewerDatabaseError(unknown);
};
