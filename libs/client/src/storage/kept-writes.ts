import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { PendingWrite } from '@taskloom/contracts/rtk';
import { QUEUE_DATABASE } from './forget';

interface Schema extends DBSchema {
  writes: { key: string; value: PendingWrite; indexes: { userId: string } };
}

/** Increase it with each new step in `upgrade`. */
const VERSION = 1;

/** The stored pending writes of this browser, by person. */
export interface KeptWrites {
  of: (userId: string) => Promise<PendingWrite[]>;
  put: (write: PendingWrite) => Promise<void>;
  remove: (id: string) => Promise<void>;
  removeAll: (userId: string) => Promise<void>;
}

/** One step per version. Every step keeps the pending writes of earlier versions, which exist in this browser only. */
const upgrade = (database: IDBPDatabase<Schema>, oldVersion: number): void => {
  if (oldVersion < 1) database.createObjectStore('writes', { keyPath: 'id' }).createIndex('userId', 'userId');
};

// `async`, because openDB throws where the browser has no IndexedDB.
const open = async (version: number): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(QUEUE_DATABASE, version, { upgrade });

/** Without IndexedDB (in some private windows), pending writes are in memory only. `version`: for tests. */
export function keptWrites(version = VERSION): KeptWrites {
  const database = open(version).catch(() => null);
  return {
    of: async (userId) => (await (await database)?.getAllFromIndex('writes', 'userId', userId)) ?? [],
    put: async (write) => void (await (await database)?.put('writes', write)),
    remove: async (id) => (await database)?.delete('writes', id),
    removeAll: async (userId) => {
      const change = (await database)?.transaction('writes', 'readwrite');
      if (!change) return;
      const keys = await change.store.index('userId').getAllKeys(userId);
      await Promise.all([...keys.map((key) => change.store.delete(key)), change.done]);
    },
  };
}
