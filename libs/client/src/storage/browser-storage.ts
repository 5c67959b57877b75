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

/** `localStorage`, or memory that lives as long as the page where the browser forbids it or it is full. */
export function browserStorage(): KeyValueStore {
  const memory = memoryStore();
  const attempt = <T>(act: (store: KeyValueStore) => T): T => {
    try {
      return act(window.localStorage);
    } catch {
      return act(memory);
    }
  };
  return {
    getItem: (key) => attempt((store) => store.getItem(key)),
    setItem: (key, value) => attempt((store) => store.setItem(key, value)),
    removeItem: (key) => attempt((store) => store.removeItem(key)),
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
