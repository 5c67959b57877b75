import { loadConfig, type Config } from '../platform/config/index.js';
import { createArtefacts, createStorage } from '../platform/storage/index.js';
import { backUp, type BackupSummary } from './back-up.js';
import { restore, type RestoreOptions, type RestoreSummary } from './restore.js';

type Report = (what: string) => void;

const storesOf = (config: Config) => ({ storage: createStorage(config), artefacts: createArtefacts(config) });

/** Backs up the installation described by this environment. @see backUp */
export const backUpInstallation = (
  env: NodeJS.ProcessEnv,
  path: string,
  report?: Report,
): Promise<BackupSummary> => {
  const config = loadConfig(env);
  return backUp({ databaseUrl: config.database.url, ...storesOf(config) }, path, report);
};

/** Restores a backup into the empty installation described by this environment. @see restore */
export const restoreInstallation = (
  env: NodeJS.ProcessEnv,
  path: string,
  options?: RestoreOptions,
): Promise<RestoreSummary> => {
  const config = loadConfig(env);
  const { dataDirectory, database } = config;
  return restore({ databaseUrl: database.url, dataDirectory, ...storesOf(config) }, path, options);
};
