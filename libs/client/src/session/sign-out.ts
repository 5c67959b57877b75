import { authApi, sessionEnded } from '@taskloom/contracts/rtk';
import type { AppThunk } from '../store/app-store';
import { forgetEverythingOf } from './forget-everything';
import { markSignedOut } from './session-storage';

/** How long the API may take to revoke the session before the screen signs out anyway, milliseconds. */
const REVOKE_LIMIT_MS = 1_500;

/**
 * Revokes the session on the server, and leaves nothing of the person in this browser, the latter in any case: no session, no
 * drafts, no changes that wait to be sent.
 */
export const logout =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { storage }) => {
    const { token, user } = getState().auth;
    const revoked = dispatch(authApi.endpoints.logout.initiate(undefined, { track: false }));
    const limit = new Promise((resolve) => setTimeout(resolve, REVOKE_LIMIT_MS));
    await Promise.race([revoked, limit]);
    const now = getState().auth.token;
    // The sign-in form of another tab may have been faster: its session stays.
    if (now && now !== token) return;
    if (now) {
      markSignedOut(storage);
      dispatch(sessionEnded());
    }
    if (user) await forgetEverythingOf(user._id);
  };
