import { combineReducers, configureStore, type Action, type ThunkAction } from '@reduxjs/toolkit';
import { api, keptAnswersReducer, offlineQueueReducer } from '@taskloom/contracts/rtk';
import type { KeyValueStore } from '../storage/browser-storage';
import { authReducer } from './auth.slice';

const reducer = combineReducers({
  auth: authReducer,
  [api.reducerPath]: api.reducer,
  kept: keptAnswersReducer,
  outbox: offlineQueueReducer,
});

/** Development only: avoids warnings on slow machines, milliseconds. */
const CHECK = { warnAfter: 500 };

export type AppState = ReturnType<typeof reducer>;
interface Tools {
  storage: KeyValueStore;
}
export type AppThunk<Result = void> = ThunkAction<Result, AppState, Tools, Action>;

export function configureAppStore(storage: KeyValueStore, preloadedState?: Partial<AppState>) {
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

export type AppStore = ReturnType<typeof configureAppStore>;
export type AppDispatch = AppStore['dispatch'];
