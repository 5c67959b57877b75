import { authApi } from '@taskloom/contracts/rtk';
import { useAppDispatch } from '@taskloom/client';

/** Asks the server who one is now: one's own role has just changed, and the whole page goes by it. */
export function useRefreshSession(): () => void {
  const dispatch = useAppDispatch();
  return () =>
    void dispatch(authApi.endpoints.getMe.initiate(undefined, { subscribe: false, forceRefetch: true }));
}
