import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { createEmptyDatabase, type TestDatabase } from './database/test-database.js';

/** Installations without data, whose databases are dropped after each test. `folder` contains their data directories. */
export const useEmptyInstallations = (folder: string) => {
  const databases: TestDatabase[] = [];
  afterEach(async () => {
    for (const database of databases.splice(0)) await database.drop();
  });
  return async () => {
    const database = await createEmptyDatabase();
    databases.push(database);
    return { DATABASE_URL: database.url, DATA_DIR: mkdtempSync(join(folder, 'data-')) };
  };
};
