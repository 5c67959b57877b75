import type { ConfigService } from '@nestjs/config';
import { configModule, configOf, type Config } from '../platform/config/index.js';
import { createArtefacts, createStorage } from '../platform/storage/index.js';
import { backUp, type BackupSummary } from './back-up.js';
import { noteBackup } from './note-backup.js';
import { restore, type RestoreOptions, type RestoreSummary } from './restore.js';

type Report = (what: string) => void;

const partsOf = (config: ConfigService<Config, true>) => ({
  databaseUrl: config.get('database.url', { infer: true }),
  storage: createStorage(config),
  artefacts: createArtefacts(config),
});

/** Backs up the installation described by this environment. @see backUp */
export const backUpInstallation = async (
  env: NodeJS.ProcessEnv,
  path: string,
  report?: Report,
): Promise<BackupSummary> => {
  const config = await configOf(await configModule(env));
  const parts = partsOf(config);
  const startedAt = new Date();
  try {
    const summary = await backUp(parts, path, report);
    await noteBackup(parts.databaseUrl, startedAt);
    return summary;
  } catch (error) {
    await noteBackup(parts.databaseUrl, startedAt, error);
    throw error;
  }
};

/** Restores a backup into the empty installation described by this environment. @see restore */
export const restoreInstallation = async (
  env: NodeJS.ProcessEnv,
  path: string,
  options?: RestoreOptions,
): Promise<RestoreSummary> => {
  const config = await configOf(await configModule(env));
  const { dataDirectory } = config.get('storage', { infer: true });
  return restore({ ...partsOf(config), dataDirectory }, path, options);
};
