import { browserStorage, readJson } from './browser-storage';
import { personalKey, storagePerson } from './person';

/** Small values that survive a reload: preferences, drafts. Not for server data. */
export interface RemoteStorage {
  /** The value of a key, or `null`. Check its shape: an older version may have written it. */
  read(key: string): unknown;
  write(key: string, value: unknown): void;
  remove(key: string): void;
}

/**
 * A remote's own storage: keys have the prefix `taskloom:<remote>:@<person>:`, so that remotes and people don't collide. A sign-out removes
 * it. While no one is signed in, reads return null and writes are ignored. Values are JSON.
 * @example
 * remoteStorage('reports').write('collapsed', true);
 */
export function remoteStorage(remote: string): RemoteStorage {
  const store = browserStorage();
  const at = <T>(key: string, act: (full: string) => T): T | null => {
    const person = storagePerson();
    return person === null ? null : act(personalKey(remote, person, key));
  };
  return {
    read: (key) => at(key, (full) => readJson(store, full)),
    write: (key, value) => void at(key, (full) => store.setItem(full, JSON.stringify(value))),
    remove: (key) => void at(key, (full) => store.removeItem(full)),
  };
}
