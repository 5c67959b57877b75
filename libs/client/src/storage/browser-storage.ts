/** What is read and written of `localStorage`; a test or a private window may hand in something else. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What the browser forbids or has no room for lives as long as the page. One map, so that it can be emptied too. */
const memory = new Map<string, string>();

const attempt = <T>(act: (store: Storage) => T): T | null => {
  try {
    return act(window.localStorage);
  } catch {
    return null;
  }
};

/** `localStorage`, and memory for what the browser forbids or has no room for. */
export function browserStorage(): KeyValueStore {
  return {
    getItem: (key) => memory.get(key) ?? attempt((store) => store.getItem(key)),
    setItem: (key, value) => {
      memory.delete(key);
      const kept = attempt((store) => {
        store.setItem(key, value);
        return true;
      });
      if (!kept) memory.set(key, value);
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt((store) => store.removeItem(key));
    },
  };
}

/** Every key in use, whoever wrote it. */
export const storedKeys = (): string[] => [
  ...new Set([...memory.keys(), ...(attempt((store) => Object.keys({ ...store })) ?? [])]),
];

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
