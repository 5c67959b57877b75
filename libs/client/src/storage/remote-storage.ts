import { browserStorage, readJson } from './browser-storage';

/** Small values that outlive a reload: preferences, drafts. Server data has no place here. */
export interface RemoteStorage {
  /** The value under a key, or `null`; its shape may come from an older version, so check it. */
  read(key: string): unknown;
  write(key: string, value: unknown): void;
  remove(key: string): void;
}

/**
 * The one place of a remote in the browser's storage: every key gets the prefix `taskloom:<remote>:`, so that two
 * remotes never meet. Values are JSON.
 */
export function remoteStorage(remote: string): RemoteStorage {
  const store = browserStorage();
  const full = (key: string) => `taskloom:${remote}:${key}`;
  return {
    read: (key) => readJson(store, full(key)),
    write: (key, value) => store.setItem(full(key), JSON.stringify(value)),
    remove: (key) => store.removeItem(full(key)),
  };
}
