import { isRecord, STORAGE_KEYS, type AuthResult, type User } from '@taskloom/contracts';
import { readJson, type KeyValueStore } from '../storage/browser-storage';

/** Whether a value from storage or from a response has the fields of a user that the screens need. */
export const isUser = (value: unknown): value is User =>
  isRecord(value) && typeof value._id === 'string' && typeof value.name === 'string';

export const storedToken = (store: KeyValueStore): string | null => store.getItem(STORAGE_KEYS.token) || null;

/** A token value that marks a deliberate sign-out for a moment. Other tabs get it in a storage event and clean up too. */
const SIGNED_OUT = '';

export const markSignedOut = (store: KeyValueStore): void => store.setItem(STORAGE_KEYS.token, SIGNED_OUT);

export const isSignedOut = (token: string | null): boolean => token === SIGNED_OUT;

/** The person of the stored session, with or without its token. */
export function storedPersonId(store: KeyValueStore): string | undefined {
  const kept = readJson(store, STORAGE_KEYS.auth);
  return isRecord(kept) && isUser(kept.user) ? kept.user._id : undefined;
}

/** The stored session, which another tab may have written; null when it is incomplete. */
export function storedSession(store: KeyValueStore): AuthResult | null {
  const token = storedToken(store);
  const kept = readJson(store, STORAGE_KEYS.auth);
  if (!token || !isRecord(kept) || kept.token !== token || !isUser(kept.user)) return null;
  return { token, user: kept.user };
}

/** Stores token and user, and the token again on its own (specification 3). The token is last, since other tabs react to it. */
export function keepSession(store: KeyValueStore, { token, user }: AuthResult): void {
  store.setItem(STORAGE_KEYS.auth, JSON.stringify({ token, user }));
  store.setItem(STORAGE_KEYS.token, token);
}

export function forgetSession(store: KeyValueStore): void {
  store.removeItem(STORAGE_KEYS.auth);
  store.removeItem(STORAGE_KEYS.token);
}
