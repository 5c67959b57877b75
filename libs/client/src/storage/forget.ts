import { KEPT_ANSWERS, PUBLIC_CACHES, STORAGE_KEYS } from '@taskloom/contracts';
import { browserStorage, storedKeys } from './browser-storage';
import { personOf } from './person';

/** Choices that apply to the sign-in page too. They belong to the last signed-in person. */
const LOOK = ['taskloom-theme', 'taskloom:language'];

/** The owner of those choices after their session has expired. */
const LOOK_OF = 'taskloom:look-of';

/** The product's name and logo, which are public. */
export const PRODUCT_KEY = 'taskloom:product';

/** The database of the offline queue. */
export const QUEUE_DATABASE = 'taskloom-outbox';
/** The database of files that are to be uploaded. */
export const FILES_DATABASE = 'taskloom-uploads';

/** These belong to people, and keep what has not been sent when a session expires. */
const UNSENT: readonly (string | undefined)[] = [QUEUE_DATABASE, FILES_DATABASE];

const SESSION: readonly string[] = Object.values(STORAGE_KEYS);

const storage = browserStorage();

/** Notifies the code that displays these choices, as after a change in another tab. */
const notifyOfRemoval = (): void =>
  LOOK.forEach((key) => window.dispatchEvent(new StorageEvent('storage', { key, newValue: null })));

function removeKeys(isRemoved: (key: string) => boolean): void {
  storedKeys().filter(isRemoved).forEach(storage.removeItem);
}

const hasNoOwner = (key: string): boolean =>
  personOf(key) === null && ![...SESSION, ...LOOK, LOOK_OF, PRODUCT_KEY].includes(key);

async function removeDatabases(): Promise<void> {
  if (!('indexedDB' in globalThis) || typeof indexedDB.databases !== 'function') return;
  for (const { name } of await indexedDB.databases())
    if (name && !UNSENT.includes(name)) indexedDB.deleteDatabase(name);
}

async function removeCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  // Responses in flight must not be stored afterwards.
  navigator.serviceWorker?.controller?.postMessage(KEPT_ANSWERS);
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => !name.startsWith(PUBLIC_CACHES)).map((name) => caches.delete(name)),
  );
}

/** Removes the kept responses that may contain this project: all but those of other projects. */
export async function forgetProject(id: string): Promise<void> {
  if (!('caches' in globalThis) || !(await caches.has(KEPT_ANSWERS))) return;
  const cache = await caches.open(KEPT_ANSWERS);
  const about = (await cache.keys()).filter(({ url }) => {
    const { pathname } = new URL(url);
    return !pathname.includes('/projects/') || pathname.includes(`/projects/${id}`);
  });
  await Promise.all(about.map((request) => cache.delete(request)));
}

function clearTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Session storage is blocked, so it is empty.
  }
}

/** Removes data without an owner, so that the next person does not get it. */
export function forgetUnowned(): void {
  removeKeys(hasNoOwner);
  clearTab();
  // A browser that blocks these has stored nothing in them.
  void Promise.allSettled([removeDatabases(), removeCaches()]);
}

/** Stores the owner of language and theme when a session expires. */
export function rememberOwnerOfLook(person: string): void {
  if (LOOK.some((key) => storage.getItem(key) !== null)) storage.setItem(LOOK_OF, person);
}

/** Removes language and theme if they belong to another person. */
export function takeLook(person: string): void {
  const last = storage.getItem(LOOK_OF);
  if (last === null) return;
  storage.removeItem(LOOK_OF);
  if (last === person) return;
  LOOK.forEach(storage.removeItem);
  notifyOfRemoval();
}

/** Removes all data of a person from `localStorage`. Pending writes are in a database of their own. */
export function forgetPerson(person: string): void {
  removeKeys((key) => personOf(key) === person || LOOK.includes(key) || key === LOOK_OF);
  forgetUnowned();
  notifyOfRemoval();
}
