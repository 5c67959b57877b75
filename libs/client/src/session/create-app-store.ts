import { browserStorage, type KeyValueStore } from '../storage/browser-storage';
import { configureAppStore, type AppState } from '../store/app-store';
import { syncSession } from './session-upkeep';
import { takeRenewedToken } from './take-renewed-token';

export interface AppStoreOptions {
  /** Where the session is stored; `localStorage` by default. */
  storage?: KeyValueStore;
  preloadedState?: Partial<AppState>;
}

/** Creates the store with the session and the cache of server data. `stop` ends the synchronisation with storage and other tabs. */
export function createAppStore({ storage = browserStorage(), preloadedState }: AppStoreOptions = {}) {
  const store = configureAppStore(storage, takeRenewedToken(storage), preloadedState);
  const stop = syncSession(store, storage);
  return { store, stop };
}
