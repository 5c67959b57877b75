import { readdirSync } from 'node:fs';
import { migrations } from '../../../migrations/index.js';
import { createEmptyDatabase, queryOnce, type TestDatabase } from '../../../test/database/test-database.js';
import { migrate } from './index.js';

const files = readdirSync(new URL('../../../migrations/', import.meta.url)).filter((name) =>
  /^\d.*\.ts$/.test(name),
);

const classNameOf = (file: string): string => {
  const [, stamp = '', words = ''] = /^(\d+)-(.*)\.ts$/.exec(file) ?? [];
  const name = words.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
  return name + stamp;
};

it('knows every migration of the folder, in the order of their times', () => {
  expect(migrations.map(({ name }) => name)).toEqual(files.sort().map(classNameOf));
});

describe('migrate', () => {
  let database: TestDatabase;
  beforeEach(async () => (database = await createEmptyDatabase()));
  afterEach(() => database.drop());

  it('runs each migration once, also when two servers start at the same moment', async () => {
    const runs = await Promise.all([migrate(database.url), migrate(database.url)]);
    expect(runs.flat()).toEqual(migrations.map(({ name }) => name));
    expect(await migrate(database.url)).toEqual([]);
  });

  it('refuses a database that a newer version has migrated, and changes nothing', async () => {
    await migrate(database.url);
    await queryOnce(database.url, `INSERT INTO migrations (timestamp, name) VALUES (1, 'FromTheFuture1')`);
    await expect(migrate(database.url)).rejects.toMatchObject({
      code: 'NEWER_DATABASE',
      unknownMigrations: ['FromTheFuture1'],
    });
  });
});
