import { authApi } from '@taskloom/contracts/rtk';
import { useAppDispatch } from '@taskloom/client';

/** Refetches the current user, whose role may have changed. */
export function useRefreshSession(): () => void {
  const dispatch = useAppDispatch();
  return () =>
    void dispatch(authApi.endpoints.getMe.initiate(undefined, { subscribe: false, forceRefetch: true }));
}
