import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { PendingWrite } from '@taskloom/contracts/rtk';
import { QUEUE_DATABASE } from './forget';

interface Schema extends DBSchema {
  writes: { key: string; value: PendingWrite; indexes: { userId: string } };
}

/** Raised when kept writes would no longer be understood: older ones are then let go. */
const VERSION = 1;

/** What the server has not confirmed, in this browser, by person; it survives a reload. */
export interface KeptWrites {
  of: (userId: string) => Promise<PendingWrite[]>;
  put: (write: PendingWrite) => Promise<void>;
  remove: (id: string) => Promise<void>;
  removeAll: (userId: string) => Promise<void>;
}

const open = async (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(QUEUE_DATABASE, VERSION, {
    upgrade: (database) => {
      if (database.objectStoreNames.contains('writes')) database.deleteObjectStore('writes');
      database.createObjectStore('writes', { keyPath: 'id' }).createIndex('userId', 'userId');
    },
  });

/** Where the browser allows no database (a private window), writes wait in memory alone. */
export function keptWrites(): KeptWrites {
  const database = open().catch(() => null);
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
