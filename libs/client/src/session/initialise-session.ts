import type { AppThunk } from '../store/app-store';
import { initialised, serverMissed, sessionResumed, tokenFound } from '../store/auth.slice';
import { confirmSession } from './confirm-session';
import { storedSession, storedToken } from './session-storage';

/** How long the shell waits for the first response before it shows that the server can't be reached, in milliseconds. */
const FIRST_ANSWER_LIMIT_MS = 4_000;

/** How long it waits before it renders for the stored user, in milliseconds. */
const STORED_USER_LIMIT_MS = 400;

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface InitialiseOptions {
  limitMs?: number;
  pauseMs?: (attempt: number) => number;
}

/**
 * Restores the session from a stored token: fetches the current user; a 401 removes the token. While the API is slow or unreachable,
 * the person stays signed in as the stored user and the request is retried. Resolves once it is clear what to render.
 */
export const restoreSession =
  ({ limitMs = FIRST_ANSWER_LIMIT_MS, pauseMs }: InitialiseOptions = {}): AppThunk<Promise<void>> =>
  async (dispatch, getState, { storage }) => {
    const token = storedToken(storage);
    if (!token) return void dispatch(initialised());
    const stored = storedSession(storage);
    dispatch(tokenFound(token));
    let isAnswered = false;
    let confirmed = Promise.resolve();
    const missed = new Promise<void>((resolve) => {
      confirmed = dispatch(confirmSession(token, { onNoAnswer: resolve, pauseMs })).then(() => {
        isAnswered = true;
      });
    });
    const isMissed = Promise.race([missed, after(limitMs)]).then(() => {
      if (!isAnswered && getState().auth.token === token) dispatch(serverMissed());
    });
    await Promise.race([confirmed, isMissed, ...(stored ? [after(STORED_USER_LIMIT_MS)] : [])]);
    const { auth } = getState();
    if (auth.token === token && !auth.user) {
      if (stored) dispatch(sessionResumed(stored));
      // Without a stored user there is nothing to render yet.
      else await confirmed;
    }
    dispatch(initialised());
  };

/** {@link restoreSession} for the shell. The parameter is unused: earlier versions took pauses. */
export const initialiseSession = (_pauses?: readonly number[]): AppThunk<Promise<void>> => restoreSession();
