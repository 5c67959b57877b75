import type { AppThunk } from '../store/app-store';
import { initialised, serverMissed, sessionResumed, tokenFound } from '../store/auth.slice';
import { confirmSession } from './confirm-session';
import { storedSession, storedToken } from './session-storage';

/** How long the shell waits for the first answer before it renders, milliseconds. */
const FIRST_ANSWER_LIMIT_MS = 4_000;

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface InitialiseOptions {
  limitMs?: number;
  pauseMs?: (attempt: number) => number;
}

/**
 * Restores the session from a stored token: fetches the current user; a 401 removes the token. While the API is unreachable, the person
 * stays signed in as the stored user and the request is retried. Resolves once it is clear what to render.
 */
export const restoreSession =
  ({ limitMs = FIRST_ANSWER_LIMIT_MS, pauseMs }: InitialiseOptions = {}): AppThunk<Promise<void>> =>
  async (dispatch, getState, { storage }) => {
    const token = storedToken(storage);
    if (!token) return void dispatch(initialised());
    const stored = storedSession(storage);
    dispatch(tokenFound(token));
    let confirmed = Promise.resolve();
    const unanswered = new Promise<void>((resolve) => {
      confirmed = dispatch(confirmSession(token, { onNoAnswer: resolve, pauseMs }));
    });
    await Promise.race([confirmed, unanswered, after(limitMs)]);
    const { auth } = getState();
    if (auth.token === token && !auth.user) {
      dispatch(stored ? sessionResumed(stored) : serverMissed());
      // Without a stored user there is nothing to render yet.
      if (!stored) await confirmed;
    }
    dispatch(initialised());
  };

/** {@link restoreSession} for the shell. The parameter is unused: earlier versions took pauses. */
export const initialiseSession = (_pauses?: readonly number[]): AppThunk<Promise<void>> => restoreSession();
