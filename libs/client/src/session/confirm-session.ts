import { authApi, isApiError, sessionEnded } from '@taskloom/contracts/rtk';
import type { AppThunk } from '../store/app-store';
import { sessionStarted } from '../store/auth.slice';
import { backOffMs, pauseOrOnline } from './back-off';
import { isUser } from './session-storage';

/** An answer that takes longer than this will not come, milliseconds. */
const ANSWER_LIMIT_MS = 10_000;

const askOnce = (): AppThunk<Promise<{ data?: unknown; error?: unknown }>> => async (dispatch) => {
  const asking = dispatch(
    authApi.endpoints.getMe.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  const limit = setTimeout(() => asking.abort(), ANSWER_LIMIT_MS);
  const answer = await asking;
  clearTimeout(limit);
  return answer;
};

interface Manner {
  /** Called after each try that got no answer. */
  onMiss: () => void;
  pauseMs?: (attempt: number) => number;
}

/**
 * Asks whether a stored token is still good until the API says so, however long it is away. A 401 alone ends the session; whatever
 * else goes wrong says nothing about it.
 */
export const confirmSession =
  (token: string, { onMiss, pauseMs = backOffMs }: Manner): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    for (let attempt = 0; ; attempt += 1) {
      const { data, error } = await dispatch(askOnce());
      // Another tab may have signed in or out in the meantime; then its word counts.
      if (getState().auth.token !== token) return;
      if (isUser(data)) return void dispatch(sessionStarted({ token, user: data }));
      if (isApiError(error) && error.status === 401) return void dispatch(sessionEnded());
      onMiss();
      await pauseOrOnline(pauseMs(attempt));
      const { auth } = getState();
      // Somebody else's question may have been answered meanwhile.
      if (auth.token !== token || (auth.user && !auth.unconfirmed)) return;
    }
  };
