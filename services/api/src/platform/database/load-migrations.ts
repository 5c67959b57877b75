import { readdir } from 'node:fs/promises';
import type { MigrationInterface } from 'typeorm';

type Migration = new () => MigrationInterface;

/** Relative to this file, in the sources and in the build. */
const FOLDER = '../../../migrations';

/**
 * Loads every migration of the folder, oldest first, since a file's name starts with the time at which it was written.
 *
 * TypeORM takes a pattern of files too, but imports them in a way that Jest's CommonJS doesn't support.
 */
export const loadMigrations = async (): Promise<Migration[]> => {
  const names = await readdir(new URL(`${FOLDER}/`, import.meta.url));
  const files = names.filter((name) => /^\d+-[\w-]+\.[jt]s$/.test(name)).sort();
  const modules: Record<string, Migration>[] = await Promise.all(
    files.map((file) => import(`${FOLDER}/${file}`)),
  );
  return modules.flatMap((module) => Object.values(module));
};

/** Names of all migrations of this build, oldest first. */
export const migrationNames = async (): Promise<string[]> => (await loadMigrations()).map(({ name }) => name);
