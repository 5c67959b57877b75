import { isRecord, STORAGE_KEYS } from '@taskloom/contracts';
import { browserStorage, readJson } from './browser-storage';

/** `undefined` until the store is created: code in the head of the page runs earlier. */
let current: string | null | undefined;

/** Sets whose values are read and written from now on; `null` for no one. */
export const setStoragePerson = (id: string | null | undefined): void => {
  current = id;
};

/** The person of the stored session. */
function storedPerson(): string | null {
  const kept = readJson(browserStorage(), STORAGE_KEYS.auth);
  const user = isRecord(kept) ? kept.user : null;
  return isRecord(user) && typeof user._id === 'string' ? user._id : null;
}

export const storagePerson = (): string | null => (current === undefined ? storedPerson() : current);

/** The key of a person's value. The `@` marks the person, so that all of their keys can be found. */
export const personalKey = (area: string, person: string, key: string): string =>
  `taskloom:${area}:@${person}:${key}`;

/** The person in a key, or `null`. */
export const personOf = (key: string): string | null => /^taskloom:[^:]+:@([^:]+):/.exec(key)?.[1] ?? null;
