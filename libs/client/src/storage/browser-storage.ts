/** The used part of `localStorage`, which tests can replace. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Values that `localStorage` refuses, shared by all stores of the page so that they can be removed too. */
const memory = new Map<string, string>();

const attempt = <T>(act: (store: Storage) => T): T | null => {
  try {
    return act(window.localStorage);
  } catch {
    return null;
  }
};

/** `localStorage`, with a fallback to memory when storage is blocked or full. */
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

/** All keys in use. */
export const storedKeys = (): string[] => [
  ...new Set([...memory.keys(), ...(attempt((store) => Object.keys({ ...store })) ?? [])]),
];

/** The JSON value of a key, or `null` when it is missing or not JSON. The caller checks its shape. */
export function readJson(store: KeyValueStore, key: string): unknown {
  const text = store.getItem(key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
