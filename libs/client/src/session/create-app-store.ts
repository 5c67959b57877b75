import { browserStorage, type KeyValueStore } from '../storage/browser-storage';
import { configureAppStore, type AppState } from '../store/app-store';
import { keepSessionInStep } from './session-upkeep';

export interface AppStoreOptions {
  /** Where the session is kept; the browser's storage unless said otherwise. */
  storage?: KeyValueStore;
  preloadedState?: Partial<AppState>;
}

/** The one store: the session and the cache of server data. `stop` ends its watch over storage and other tabs. */
export function createAppStore({ storage = browserStorage(), preloadedState }: AppStoreOptions = {}) {
  const store = configureAppStore(storage, preloadedState);
  const stop = keepSessionInStep(store, storage);
  return { store, stop };
}
