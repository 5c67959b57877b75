import { authApi, sessionEnded } from '@taskloom/contracts/rtk';
import type { AppThunk } from '../store/create-app-store';

/** How long the API may take to revoke the session before the screen signs out anyway, milliseconds. */
const REVOKE_LIMIT_MS = 1_500;

/** Revokes the session on the server and clears everything here, the latter in any case (spec §4). */
export const logout = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const { token } = getState().auth;
  const revoked = dispatch(authApi.endpoints.logout.initiate(undefined, { track: false }));
  const limit = new Promise((resolve) => setTimeout(resolve, REVOKE_LIMIT_MS));
  await Promise.race([revoked, limit]);
  // The sign-in form of another tab may have been faster: its session stays.
  if (getState().auth.token === token) dispatch(sessionEnded());
};
