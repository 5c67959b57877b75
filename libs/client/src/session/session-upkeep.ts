import { STORAGE_KEYS } from '@taskloom/contracts';
import { api, sessionEnded, tokenRenewed } from '@taskloom/contracts/rtk';
import type { AppStore } from '../store/app-store';
import type { KeyValueStore } from '../storage/browser-storage';
import { forgetUnowned, rememberOwnerOfLook, takeLook } from '../storage/forget';
import { setStoragePerson } from '../storage/person';
import { forgetUndo } from '../toasts/undo';
import { sessionStarted } from '../store/auth.slice';
import { forgetEverythingOf } from './forget-everything';
import {
  forgetSession,
  isSignedOut,
  keepSession,
  storedPersonId,
  storedSession,
  storedToken,
} from './session-storage';

/** Cleans up after a session that has ended without a sign-out. Unsent changes stay for the next sign-in of the same person. */
function leave(storage: KeyValueStore, person: string | undefined): void {
  if (person) rememberOwnerOfLook(person);
  forgetSession(storage);
  forgetUnowned();
}

/** Stores the session whenever it changes, and resets the cache when it ends or belongs to another person. */
function followStore(store: AppStore, storage: KeyValueStore): () => void {
  let before = store.getState().auth;
  setStoragePerson(before.user?._id);
  return store.subscribe(() => {
    const now = store.getState().auth;
    const last = before;
    if (now === last) return;
    before = now;
    const { token, user } = now;
    // Components that are still mounted must not write under the previous person.
    if (now.initialized || user) setStoragePerson(user?._id ?? null);
    if (token && user && (token !== last.token || user !== last.user)) keepSession(storage, { token, user });
    if (user && user._id !== last.user?._id) takeLook(user._id);
    if (!token && (last.token || storedToken(storage)))
      leave(storage, last.user?._id ?? storedPersonId(storage));
    if (!last.token || token === last.token || (user && user._id === last.user?._id)) return;
    store.dispatch(api.util.resetApiState());
    forgetUndo();
  });
}

/** Signs in or out together with other tabs. `key` is null when the whole storage was cleared. */
function followOtherTabs(store: AppStore, storage: KeyValueStore): () => void {
  const follow = (): void => {
    const { token: mine, user } = store.getState().auth;
    const session = storedSession(storage);
    if (session && session.token !== mine) {
      // Signing out comes first when the person signs in again.
      const isRenewed = session.user._id === user?._id;
      store.dispatch(isRenewed ? tokenRenewed(session.token) : sessionStarted(session));
    }
    if (!storedToken(storage) && mine) store.dispatch(sessionEnded());
  };
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key !== null && key !== STORAGE_KEYS.token) return;
    const { user } = store.getState().auth;
    follow();
    // Removes what this tab has written since the other one cleaned up.
    if (user && isSignedOut(newValue) && store.getState().auth.user?._id !== user._id)
      void forgetEverythingOf(user._id);
  };
  // A page from the back/forward cache got no storage events in the meantime.
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) follow();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}

/** Synchronises storage, cache and other tabs with the session. Returns a function that stops it. */
export function syncSession(store: AppStore, storage: KeyValueStore): () => void {
  const stops = [
    followStore(store, storage),
    followOtherTabs(store, storage),
    () => setStoragePerson(undefined),
  ];
  return () => stops.forEach((stop) => stop());
}
