import { combineReducers, configureStore, type Action, type ThunkAction } from '@reduxjs/toolkit';
import { api, outboxReducer } from '@taskloom/contracts/rtk';
import { authReducer } from '../session/auth.slice';
import { keepSessionInStep } from '../session/session-upkeep';
import { browserStorage, type KeyValueStore } from '../storage/browser-storage';

const reducer = combineReducers({ auth: authReducer, [api.reducerPath]: api.reducer, outbox: outboxReducer });

/** Development only: a slow machine is nothing to warn about, milliseconds. */
const CHECK = { warnAfter: 500 };

export type AppState = ReturnType<typeof reducer>;
interface Tools {
  storage: KeyValueStore;
}
export type AppThunk<Result = void> = ThunkAction<Result, AppState, Tools, Action>;

function configure(storage: KeyValueStore, preloadedState?: Partial<AppState>) {
  const tools: Tools = { storage };
  return configureStore({
    reducer,
    preloadedState,
    middleware: (standard) =>
      standard({
        thunk: { extraArgument: tools },
        serializableCheck: CHECK,
        immutableCheck: CHECK,
      }).concat(api.middleware),
  });
}

export type AppStore = ReturnType<typeof configure>;
export type AppDispatch = AppStore['dispatch'];

export interface AppStoreOptions {
  /** Where the session is kept; the browser's storage unless said otherwise. */
  storage?: KeyValueStore;
  preloadedState?: Partial<AppState>;
}

/** The one store: the session and the cache of server data. `stop` ends its watch over storage and other tabs. */
export function createAppStore({ storage = browserStorage(), preloadedState }: AppStoreOptions = {}) {
  const store = configure(storage, preloadedState);
  const stop = keepSessionInStep(store, storage);
  return { store, stop };
}
