import { authApi, isApiError, sessionEnded } from '@taskloom/contracts/rtk';
import type { AppThunk } from '../store/create-app-store';
import { initialised, sessionStarted, tokenFound } from './auth.slice';
import { isUser, storedToken } from './session-storage';

/** Waits between tries while the API cannot be reached or says that it is busy, milliseconds. */
const PATIENCE_MS = [1_000, 3_000];

const isOutage = (error: unknown): boolean => isApiError(error) && [0, 502, 503, 504].includes(error.status);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const fetchMe = () => authApi.endpoints.getMe.initiate(undefined, { subscribe: false, forceRefetch: true });

/**
 * The first look at a stored token (spec §4): with one the current user is fetched, on failure the token is removed and
 * the visitor stays signed out, without one there is nothing to ask. An outage gets a few seconds before it
 * counts as failure, so that a restart of the API signs nobody out.
 */
export const initialiseSession =
  (patience: readonly number[] = PATIENCE_MS): AppThunk<Promise<void>> =>
  async (dispatch, getState, { storage }) => {
    const token = storedToken(storage);
    if (!token) return void dispatch(initialised());
    dispatch(tokenFound(token));
    let answer = await dispatch(fetchMe());
    for (const ms of patience) {
      if (!isOutage(answer.error)) break;
      await pause(ms);
      answer = await dispatch(fetchMe());
    }
    // Another tab may have signed in or out in the meantime; then its word counts.
    if (getState().auth.token === token) {
      dispatch(isUser(answer.data) ? sessionStarted({ token, user: answer.data }) : sessionEnded());
    }
    dispatch(initialised());
  };
