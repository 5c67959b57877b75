import {
  combineReducers,
  configureStore,
  type Action,
  type Middleware,
  type ThunkAction,
} from '@reduxjs/toolkit';
import { api, keptAnswersReducer, offlineQueueReducer } from '@taskloom/contracts/rtk';
import type { KeyValueStore } from '../storage/browser-storage';
import { authReducer } from './auth.slice';

const reducer = combineReducers({
  auth: authReducer,
  [api.reducerPath]: api.reducer,
  kept: keptAnswersReducer,
  outbox: offlineQueueReducer,
});

/** Development only: avoids warnings on slow machines, in milliseconds. */
const CHECK = { warnAfter: 500 };

/** The state of the page's store. */
export type AppState = ReturnType<typeof reducer>;
/** A thunk of the page's store. */
export type AppThunk<Result = void> = ThunkAction<Result, AppState, { storage: KeyValueStore }, Action>;

export function configureAppStore(
  storage: KeyValueStore,
  /** Gets each action first. */
  first: Middleware<object, AppState>,
  preloadedState?: Partial<AppState>,
) {
  return configureStore({
    reducer,
    preloadedState,
    middleware: (standard) =>
      standard({
        thunk: { extraArgument: { storage } },
        serializableCheck: CHECK,
        immutableCheck: CHECK,
      })
        .concat(api.middleware)
        .prepend(first),
  });
}

/** The page's store. */
export type AppStore = ReturnType<typeof configureAppStore>;
/** Dispatches actions and thunks. */
export type AppDispatch = AppStore['dispatch'];
