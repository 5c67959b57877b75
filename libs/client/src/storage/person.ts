import { STORAGE_KEYS } from '@taskloom/contracts';
import { browserStorage, readJson } from './browser-storage';

/** `undefined` until a store says who is signed in: code in the head of the page runs before there is one. */
let known: string | null | undefined;

/** Says whose storage is read and written from now on; `null` for nobody. */
export const setStoragePerson = (id: string | null | undefined): void => {
  known = id;
};

/** Whom the stored session belongs to. */
function storedPerson(): string | null {
  const kept = readJson(browserStorage(), STORAGE_KEYS.auth);
  const user: unknown = typeof kept === 'object' && kept !== null ? Reflect.get(kept, 'user') : null;
  const id: unknown = typeof user === 'object' && user !== null ? Reflect.get(user, '_id') : null;
  return typeof id === 'string' ? id : null;
}

export const storagePerson = (): string | null => (known === undefined ? storedPerson() : known);

/** Where a person's value lies. The `@` marks the person, so that everything of theirs can be found. */
export const personalKey = (area: string, person: string, key: string): string =>
  `taskloom:${area}:@${person}:${key}`;

/** The person whom a key names; `null` for a key of nobody. */
export const personOf = (key: string): string | null => /^taskloom:[^:]+:@([^:]+):/.exec(key)?.[1] ?? null;
