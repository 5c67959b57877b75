import { browserStorage, readJson } from './browser-storage';
import { personalKey, storagePerson } from './person';

/** Small values that outlive a reload: preferences, drafts. Server data has no place here. */
export interface RemoteStorage {
  /** The value under a key, or `null`; its shape may come from an older version, so check it. */
  read(key: string): unknown;
  write(key: string, value: unknown): void;
  remove(key: string): void;
}

/**
 * The one place of a remote in the browser's storage: every key gets the prefix `taskloom:<remote>:@<person>:`, so that neither two
 * remotes nor two people meet. Signing out removes it. While nobody is signed in nothing is found and nothing kept. Values are JSON.
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
