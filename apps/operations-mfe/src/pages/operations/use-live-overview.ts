import { SERVER_EVENTS } from '@taskloom/contracts';
import { remotesApi, useGetRemotesOverviewQuery } from '@taskloom/contracts/rtk/remotes';
import { useAppDispatch } from '@taskloom/client';
import { useServerEvent } from '@taskloom/client/realtime';

/** Loads and load times come in all the time, and no event tells of them. Milliseconds. */
const RENEW_MS = 15_000;

/** What is live: asked again when something was moved, and now and then for the figures. */
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
