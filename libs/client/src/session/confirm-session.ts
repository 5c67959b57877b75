import { authApi, isApiError, sessionEnded } from '@taskloom/contracts/rtk';
import type { AppThunk } from '../store/app-store';
import { sessionStarted } from '../store/auth.slice';
import { backOffMs, pauseOrOnline } from './back-off';
import { isUser } from './session-storage';

/** The time limit of one request, in milliseconds. */
const ANSWER_LIMIT_MS = 10_000;

const fetchMe = (): AppThunk<Promise<{ data?: unknown; error?: unknown }>> => async (dispatch) => {
  const request = dispatch(
    authApi.endpoints.getMe.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  const limit = setTimeout(() => request.abort(), ANSWER_LIMIT_MS);
  const answer = await request;
  clearTimeout(limit);
  return answer;
};

interface ConfirmOptions {
  /** Called after each attempt without a definite response. */
  onNoAnswer: () => void;
  pauseMs?: (attempt: number) => number;
}

/**
 * Validates a stored token with the API and retries until there is a response. Only a 401 ends the session.
 */
export const confirmSession =
  (token: string, { onNoAnswer, pauseMs = backOffMs }: ConfirmOptions): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    for (let attempt = 0; ; attempt += 1) {
      const { data, error } = await dispatch(fetchMe());
      // Another tab has signed in or out in the meantime.
      if (getState().auth.token !== token) return;
      if (isUser(data)) return void dispatch(sessionStarted({ token, user: data }));
      if (isApiError(error) && error.status === 401) return void dispatch(sessionEnded());
      onNoAnswer();
      await pauseOrOnline(pauseMs(attempt));
      const { auth } = getState();
      // Another request has confirmed the session in the meantime.
      if (auth.token !== token || (auth.user && !auth.unconfirmed)) return;
    }
  };
