import { STORAGE_KEYS } from '@taskloom/contracts';
import { api, sessionEnded } from '@taskloom/contracts/rtk';
import type { AppStore } from '../store/create-app-store';
import type { KeyValueStore } from '../storage/browser-storage';
import { sessionStarted } from './auth.slice';
import { forgetSession, keepSession, storedSession, storedToken } from './session-storage';

/** Writes the session down whenever it changes, and empties the cache when it ends or belongs to somebody else. */
function followStore(store: AppStore, storage: KeyValueStore): () => void {
  let before = store.getState().auth;
  return store.subscribe(() => {
    const now = store.getState().auth;
    const last = before;
    if (now === last) return;
    before = now;
    const { token, user } = now;
    if (token && user && (token !== last.token || user !== last.user)) keepSession(storage, { token, user });
    if (!token && (last.token || storedToken(storage))) forgetSession(storage);
    if (last.token && token !== last.token) store.dispatch(api.util.resetApiState());
  });
}

/** Another tab signed out, or in: this one follows. `key` is null when the whole storage was cleared. */
function followOtherTabs(store: AppStore, storage: KeyValueStore): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key !== null && key !== STORAGE_KEYS.token) return;
    const mine = store.getState().auth.token;
    const session = storedSession(storage);
    if (session && session.token !== mine) store.dispatch(sessionStarted(session));
    if (!storedToken(storage) && mine) store.dispatch(sessionEnded());
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Keeps storage, cache and other tabs in step with the session. Returns the way to stop. */
export function keepSessionInStep(store: AppStore, storage: KeyValueStore): () => void {
  const stops = [followStore(store, storage), followOtherTabs(store, storage)];
  return () => stops.forEach((stop) => stop());
}
