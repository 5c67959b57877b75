import { authApi } from '@taskloom/contracts/rtk';
import type { AppThunk } from '@taskloom/client';

/** Refetches the current user, whose role an invitation or a change of role may have changed. */
export const refreshMe = (): AppThunk => (dispatch) =>
  void dispatch(authApi.endpoints.getMe.initiate(undefined, { subscribe: false, forceRefetch: true }));
