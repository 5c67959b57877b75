import { authApi } from '@taskloom/contracts/rtk';
import type { AppThunk } from '@taskloom/client';

/** Who one is now: an invitation or a change of role may have made one somebody else in the team. */
export const refreshMe = (): AppThunk => (dispatch) =>
  void dispatch(authApi.endpoints.getMe.initiate(undefined, { subscribe: false, forceRefetch: true }));
