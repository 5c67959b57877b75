import type { SignedOut } from '@taskloom/contracts';
import { authApi, sessionEnded } from '@taskloom/contracts/rtk';
import type { AppThunk } from '../store/app-store';
import { forgetEverythingOf } from './forget-everything';
import { markSignedOut } from './session-storage';

/** How long to wait for the API to revoke the session, in milliseconds. */
const REVOKE_LIMIT_MS = 1_500;

/**
 * Revokes the session on the server and removes all data of the person from this browser (session, drafts, pending writes), even if
 * the server does not respond. Someone who came through a provider is signed out there as well.
 */
export const logout =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { storage }) => {
    const { token, user } = getState().auth;
    const revoked = dispatch(authApi.endpoints.logout.initiate(undefined, { track: false }));
    const limit = new Promise<{ data?: SignedOut }>((resolve) =>
      setTimeout(() => resolve({}), REVOKE_LIMIT_MS),
    );
    const answer = await Promise.race([revoked, limit]);
    const now = getState().auth.token;
    // Another tab has signed in in the meantime: its session stays.
    if (now && now !== token) return;
    if (now) {
      markSignedOut(storage);
      dispatch(sessionEnded());
    }
    if (user) await forgetEverythingOf(user._id);
    if (answer.data?.url) window.location.assign(answer.data.url);
  };
