import type { AppThunk } from '../store/app-store';
import { initialised, serverMissed, sessionResumed, tokenFound } from '../store/auth.slice';
import { confirmSession } from './confirm-session';
import { storedSession, storedToken } from './session-storage';

/** How long a first look without any word may keep the shell from being shown, milliseconds. */
const LOOK_LIMIT_MS = 4_000;

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Patience {
  lookLimitMs?: number;
  pauseMs?: (attempt: number) => number;
}

/**
 * The first look at a stored token: the current user is fetched; a 401 removes the token, and without a token there is nothing to ask.
 * While the API can't be reached the person stays signed in: the kept user is shown, and the question goes on. Resolves once
 * it is known what to show.
 */
export const lookAtSession =
  ({ lookLimitMs = LOOK_LIMIT_MS, pauseMs }: Patience = {}): AppThunk<Promise<void>> =>
  async (dispatch, getState, { storage }) => {
    const token = storedToken(storage);
    if (!token) return void dispatch(initialised());
    const kept = storedSession(storage);
    dispatch(tokenFound(token));
    let asked = Promise.resolve();
    const missed = new Promise<void>((resolve) => {
      asked = dispatch(confirmSession(token, { onMiss: resolve, pauseMs }));
    });
    await Promise.race([asked, missed, after(lookLimitMs)]);
    const { auth } = getState();
    if (auth.token === token && !auth.user) {
      dispatch(kept ? sessionResumed(kept) : serverMissed());
      // Without a name there is nothing to show yet.
      if (!kept) await asked;
    }
    dispatch(initialised());
  };

/** {@link lookAtSession} as the shell starts it. Earlier versions took pauses, which no longer end anything. */
export const initialiseSession = (_pauses?: readonly number[]): AppThunk<Promise<void>> => lookAtSession();
