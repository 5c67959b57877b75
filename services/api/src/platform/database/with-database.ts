import { DataSource, type MixedList } from 'typeorm';
import { dataSourceOptions } from './data-source.js';
import { Database } from './database.js';

/** The database for a command that runs without the application, with the entities that it uses. */
export const withDatabase = async <T>(
  databaseUrl: string,
  entities: MixedList<new () => object>,
  work: (database: Database) => Promise<T>,
): Promise<T> => {
  const source = await new DataSource({ ...dataSourceOptions(databaseUrl, 2), entities }).initialize();
  try {
    return await work(new Database(source));
  } finally {
    await source.destroy();
  }
};
