import type { DBSchema, IDBPDatabase } from 'idb';
import { FILES_DATABASE } from './forget';

/** A file that is to be attached to a task. */
export interface KeptFile {
  id: string;
  userId: string;
  projectId: string;
  taskId: string;
  file: File;
  /** When it was chosen, milliseconds since 1970. */
  at: number;
}

interface Schema extends DBSchema {
  files: { key: string; value: KeptFile; indexes: { userId: string } };
}

/** The unsent files of this browser, by person. A sign-out removes them. */
export interface KeptFiles {
  of: (userId: string) => Promise<KeptFile[]>;
  /** False when the browser can't keep it. */
  put: (file: KeptFile) => Promise<boolean>;
  remove: (id: string) => Promise<void>;
  removeAll: (userId: string) => Promise<void>;
}

const open = async (): Promise<IDBPDatabase<Schema>> => {
  const { openDB } = await import('idb');
  return openDB<Schema>(FILES_DATABASE, 1, {
    upgrade: (database) =>
      void database.createObjectStore('files', { keyPath: 'id' }).createIndex('userId', 'userId'),
  });
};

/** Opened with the first use. Without IndexedDB, nothing is kept. */
export function keptFiles(): KeptFiles {
  let opened: Promise<IDBPDatabase<Schema> | null> | undefined;
  const database = () => (opened ??= open().catch(() => null));
  return {
    of: async (userId) => (await (await database())?.getAllFromIndex('files', 'userId', userId)) ?? [],
    put: async (file) => {
      const files = await database();
      if (!files) return false;
      return files.put('files', file).then(
        () => true,
        () => false,
      );
    },
    remove: async (id) => (await database())?.delete('files', id),
    removeAll: async (userId) => {
      const change = (await database())?.transaction('files', 'readwrite');
      if (!change) return;
      const keys = await change.store.index('userId').getAllKeys(userId);
      await Promise.all([...keys.map((key) => change.store.delete(key)), change.done]);
    },
  };
}
