import { SERVER_EVENTS } from '@taskloom/contracts';
import { remotesApi, useGetRemotesOverviewQuery } from '@taskloom/contracts/rtk/remotes';
import { useAppDispatch } from '@taskloom/client';
import { useServerEvent } from '@taskloom/client/realtime';

/** The polling interval for the figures, which have no event, in milliseconds. */
const RENEW_MS = 15_000;

/** The live versions: refetched after a change, and periodically for the figures. */
export function useLiveOverview() {
  const dispatch = useAppDispatch();
  useServerEvent(SERVER_EVENTS.remotesActivated, () => {
    dispatch(remotesApi.util.invalidateTags(['Remotes']));
  });
  return useGetRemotesOverviewQuery(undefined, {
    pollingInterval: RENEW_MS,
    refetchOnMountOrArgChange: true,
  });
}
