import { STORAGE_KEYS } from '@taskloom/contracts';
import { browserStorage, storedKeys } from './browser-storage';
import { personOf } from './person';

/** Choices that hold before anybody is signed in: what the sign-in page looks like. They belong to who was here last. */
const LOOK = ['taskloom-theme', 'taskloom:language'];

/** Whose choices those are, once their session has ended by itself. */
const LOOK_OF = 'taskloom:look-of';

/** The product's name and logo, which the API tells everybody. */
export const PRODUCT_KEY = 'taskloom:product';

/** Holds what a person has not sent yet. */
export const QUEUE_DATABASE = 'taskloom-outbox';

const SESSION: readonly string[] = Object.values(STORAGE_KEYS);

const storage = browserStorage();

/** Whoever shows what has been removed is told as of a change in another tab. */
const tell = (): void =>
  LOOK.forEach((key) => window.dispatchEvent(new StorageEvent('storage', { key, newValue: null })));

function removeKeys(goes: (key: string) => boolean): void {
  storedKeys().filter(goes).forEach(storage.removeItem);
}

const hasNoName = (key: string): boolean =>
  personOf(key) === null && ![...SESSION, ...LOOK, LOOK_OF, PRODUCT_KEY].includes(key);

async function removeDatabases(): Promise<void> {
  if (!('indexedDB' in globalThis) || typeof indexedDB.databases !== 'function') return;
  for (const { name } of await indexedDB.databases())
    if (name && name !== QUEUE_DATABASE) indexedDB.deleteDatabase(name);
}

async function removeCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

function clearTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Shut off: nothing is there.
  }
}

/** What code has kept without saying whose it is must not reach the next person. */
export function forgetUnnamed(): void {
  removeKeys(hasNoName);
  clearTab();
  // A browser that refuses holds nothing either.
  void Promise.allSettled([removeDatabases(), removeCaches()]);
}

/** Notes whose language and theme remain, as a session ends that nobody has ended on purpose. */
export function keepLookOf(person: string): void {
  if (LOOK.some((key) => storage.getItem(key) !== null)) storage.setItem(LOOK_OF, person);
}

/** The next person does not get the language and theme of the last one. */
export function takeLook(person: string): void {
  const last = storage.getItem(LOOK_OF);
  if (last === null) return;
  storage.removeItem(LOOK_OF);
  if (last === person) return;
  LOOK.forEach(storage.removeItem);
  tell();
}

/** Removes everything of a person from the browser's storage; what waits to be sent has a database of its own. */
export function forgetPerson(person: string): void {
  removeKeys((key) => personOf(key) === person || LOOK.includes(key) || key === LOOK_OF);
  forgetUnnamed();
  tell();
}
