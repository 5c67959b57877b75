import type { Middleware } from '@reduxjs/toolkit';
import { sessionEnded, tokenRenewed } from '@taskloom/contracts/rtk';
import type { KeyValueStore } from '../storage/browser-storage';
import type { AppState } from '../store/app-store';
import { storedSession } from './session-storage';

/** A 401 for a token that another tab has renewed does not end the session: this tab takes the new token from the storage. */
export const takeRenewedToken =
  (storage: KeyValueStore): Middleware<object, AppState> =>
  ({ getState }) =>
  (next) =>
  (action) => {
    if (!sessionEnded.match(action)) return next(action);
    const { user, token } = getState().auth;
    const stored = storedSession(storage);
    const isRenewed = stored !== null && stored.token !== token && stored.user._id === user?._id;
    return next(isRenewed ? tokenRenewed(stored.token) : action);
  };
