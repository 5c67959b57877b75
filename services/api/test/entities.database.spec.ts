import { DataSource } from 'typeorm';
import { dataSourceOptions, migrate } from '../src/platform/database/index.js';
import { useApi } from './api.js';
import { createEmptyDatabase, queryOnce, type TestDatabase } from './database/test-database.js';

/**
 * Indexes that TypeORM can't express, each with the reason. Entities name them with `synchronize: false`. Apart from these,
 * only the migrations have functions, triggers, the view `project_members` and the fill factors of `projects` and `tasks`.
 */
const ONLY_IN_MIGRATIONS: Record<string, string> = {
  attachments_name_trigrams: 'expression with an operator class',
  labels_by_name: 'expression',
  projects_title_trigrams: 'expression with an operator class',
  remote_journal_by_remote: 'descending order',
  remote_releases_by_remote: 'descending order',
  remote_versions_by_time: 'descending order',
  tasks_title_pairs: 'expression',
  tasks_title_trigrams: 'operator class',
};

/**
 * TypeORM compares the expression of a generated column with the one in `typeorm_metadata`, a table that only its own schema
 * synchronisation fills. Here it contains the expressions of the database.
 */
const GENERATED_COLUMNS = `
  CREATE TABLE typeorm_metadata (type text, database text, schema text, "table" text, name text, value text);
  INSERT INTO typeorm_metadata
  SELECT 'GENERATED_COLUMN', current_database(), 'public', attrelid::regclass, attname, pg_get_expr(adbin, adrelid)
  FROM pg_attribute JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
  WHERE attgenerated = 's'`;

const NOT_MAPPED = `('migrations', 'typeorm_metadata')`;
const TABLES = `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ${NOT_MAPPED}`;

/** `0` and `'0'::bigint` are the same default. */
const COLUMNS = `
  SELECT attrelid::regclass || '.' || attname AS name,
    concat_ws(' ', format_type(atttypid, atttypmod), CASE WHEN attnotnull THEN 'not null' END,
      'default ' || regexp_replace(pg_get_expr(adbin, adrelid), '^''(\\d+)''::\\w+$', '\\1'),
      'collate ' || nullif(attcollation, 0)::regcollation, 'identity ' || nullif(attidentity::text, '')) AS definition
  FROM pg_attribute LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
  WHERE attrelid::regclass::text IN (${TABLES}) AND attnum > 0 AND NOT attisdropped`;
const CONSTRAINTS = `
  SELECT conrelid::regclass || '.' || conname AS name, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE conrelid::regclass::text IN (${TABLES}) AND contype NOT IN ('n', 't')`;
const INDEXES = `SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE tablename IN (${TABLES})`;

interface Definition {
  name: string;
  definition: string;
}

const { app, databaseUrl } = useApi();
const source = () => app().get(DataSource);
const entitiesOf = ({ entityMetadatas }: DataSource) =>
  entityMetadatas.map(({ inheritanceTree: [entity] }) => entity ?? '');

describe('entities', () => {
  it('equal the result of the migrations', async () => {
    await queryOnce(databaseUrl(), GENERATED_COLUMNS);
    const entities = entitiesOf(source());
    const owner = await new DataSource({ ...dataSourceOptions(databaseUrl(), 1), entities }).initialize();
    const { upQueries } = await owner.driver.createSchemaBuilder().log();
    await owner.destroy();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('map every table', async () => {
    const mapped = source().entityMetadatas.map(({ tableName }) => ({ name: tableName }));
    expect(mapped).toEqual(expect.arrayContaining(await queryOnce(databaseUrl(), TABLES)));
  });
});

describe('a schema built from the entities', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createEmptyDatabase();
    // The first migration creates extensions and functions.
    await migrate(database.url, { through: 1 });
    const entities = entitiesOf(source());
    const empty = await new DataSource({ ...dataSourceOptions(database.url, 1), entities }).initialize();
    await empty.synchronize();
    await empty.destroy();
  });
  afterAll(() => database.drop());

  const definitions = async (url: string, query: string) =>
    ((await queryOnce(url, query)) as Definition[])
      .map(({ name, definition }) => `${name}: ${definition}`)
      .sort();

  it.each([
    ['columns', COLUMNS, []],
    ['constraints', CONSTRAINTS, []],
    ['indexes', INDEXES, Object.keys(ONLY_IN_MIGRATIONS)],
  ])('has the %s of the migrated one', async (_, query, missing) => {
    const migrated = await definitions(databaseUrl(), query);
    const built = await definitions(database.url, query);
    expect(built.filter((line) => !migrated.includes(line))).toEqual([]);
    const others = migrated.filter((line) => !built.includes(line));
    expect(others.map((line) => line.split(':')[0])).toEqual(missing);
  });
});
