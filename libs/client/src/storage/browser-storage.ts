/** What is read and written of `localStorage`; a test or a private window may hand in something else. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function memoryStore(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** `localStorage`, and for what the browser forbids or has no room for, memory that lives as long as the page. */
export function browserStorage(): KeyValueStore {
  const memory = memoryStore();
  const attempt = <T>(act: (store: Storage) => T): T | null => {
    try {
      return act(window.localStorage);
    } catch {
      return null;
    }
  };
  return {
    getItem: (key) => memory.getItem(key) ?? attempt((store) => store.getItem(key)),
    setItem: (key, value) => {
      memory.removeItem(key);
      const kept = attempt((store) => {
        store.setItem(key, value);
        return true;
      });
      if (!kept) memory.setItem(key, value);
    },
    removeItem: (key) => {
      memory.removeItem(key);
      attempt((store) => store.removeItem(key));
    },
  };
}

/** The JSON value under a key, or `null` when there is none or it is not JSON. The caller checks its shape. */
export function readJson(store: KeyValueStore, key: string): unknown {
  const text = store.getItem(key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
