import type { InstallationStorage, StorageUsage } from '@taskloom/contracts';
import { id, listOf, objectOf, text, whole, type Schema } from '../../platform/openapi/index.js';

const usage = { used: whole(), files: whole(), limit: whole() };

export const storageUsageSchema: Schema<StorageUsage> = objectOf(usage, 'StorageUsage');

export const installationStorageSchema: Schema<InstallationStorage> = objectOf(
  {
    ...usage,
    waiting: whole(),
    builds: whole(),
    database: whole(),
    free: whole(),
    reserve: whole(),
    people: listOf(
      objectOf({
        user: objectOf({ _id: id(), name: text({ example: 'Ada Lovelace' }), avatar: text() }),
        used: whole(),
        files: whole(),
      }),
    ),
  },
  'InstallationStorage',
);
