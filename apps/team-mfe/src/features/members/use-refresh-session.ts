import { authApi } from '@taskloom/contracts/rtk';
import { useAppDispatch } from '@taskloom/client';

/** Refetches the current user after a change of their own role. */
export function useRefreshSession(): () => void {
  const dispatch = useAppDispatch();
  return () =>
    void dispatch(authApi.endpoints.getMe.initiate(undefined, { subscribe: false, forceRefetch: true }));
}
