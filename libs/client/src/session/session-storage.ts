import { STORAGE_KEYS, type AuthResult, type User } from '@taskloom/contracts';
import { readJson, type KeyValueStore } from '../storage/browser-storage';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether a value has what the screens need of a user; anything may stand in storage or in an answer. */
export const isUser = (value: unknown): value is User =>
  isRecord(value) && typeof value._id === 'string' && typeof value.name === 'string';

export const storedToken = (store: KeyValueStore): string | null => store.getItem(STORAGE_KEYS.token) || null;

/** What stands in the token's place for a moment when somebody signs out on purpose: other tabs are told of it, and tidy up too. */
const SIGNED_OUT = '';

export const markSignedOut = (store: KeyValueStore): void => store.setItem(STORAGE_KEYS.token, SIGNED_OUT);

export const isSignedOut = (token: string | null): boolean => token === SIGNED_OUT;

/** Whom the kept session belongs to, whether or not its token is still there. */
export function storedPersonId(store: KeyValueStore): string | undefined {
  const kept = readJson(store, STORAGE_KEYS.auth);
  return isRecord(kept) && isUser(kept.user) ? kept.user._id : undefined;
}

/** The session that another tab has just written, when it is whole. */
export function storedSession(store: KeyValueStore): AuthResult | null {
  const token = storedToken(store);
  const kept = readJson(store, STORAGE_KEYS.auth);
  if (!token || !isRecord(kept) || kept.token !== token || !isUser(kept.user)) return null;
  return { token, user: kept.user };
}

/** Only token and user are kept, and the token once more on its own (specification 3). The token goes last: it is what other tabs watch. */
export function keepSession(store: KeyValueStore, { token, user }: AuthResult): void {
  store.setItem(STORAGE_KEYS.auth, JSON.stringify({ token, user }));
  store.setItem(STORAGE_KEYS.token, token);
}

export function forgetSession(store: KeyValueStore): void {
  store.removeItem(STORAGE_KEYS.auth);
  store.removeItem(STORAGE_KEYS.token);
}
