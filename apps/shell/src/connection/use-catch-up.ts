import { useCallback, useEffect, useRef } from 'react';
import { api, authApi, keptAnswersRequested, refetchFailed, TAGS } from '@taskloom/contracts/rtk';
import { useAppDispatch, useAppSelector } from '@taskloom/client';
import { useConnectionStatus, useRealtime } from '@taskloom/client/realtime';

/** Pauses before data is requested again while only kept responses arrive, in milliseconds. */
const AGAIN_MS = 5_000;
const AGAIN_WITHOUT_SOCKET_MS = 30_000;

/**
 * After a lost connection, refetches failed queries and what was shown from kept responses. What changed meanwhile is refetched by
 * the platform (`followLists`, `followChanges`).
 * Returns a function that retries the connection at once.
 */
export function useCatchUp(): () => void {
  const dispatch = useAppDispatch();
  const realtime = useRealtime();
  const token = useAppSelector(({ auth }) => auth.token);
  const unconfirmed = useAppSelector(({ auth }) => auth.unconfirmed ?? false);
  const status = useConnectionStatus();
  const keptAt = useAppSelector(({ kept }) => kept.at);
  const missed = useRef(false);

  const hasKept = useRef(false);
  /** Whether this page has been connected before. A slow start shows kept responses until the first connection. */
  const wasOnline = useRef(false);

  const catchUp = useCallback(() => {
    dispatch(refetchFailed());
    // Kept responses may be older than the changes that the server stores.
    if (hasKept.current) dispatch(api.util.invalidateTags([...TAGS]));
    dispatch(keptAnswersRequested());
  }, [dispatch]);

  useEffect(() => {
    hasKept.current = keptAt !== null;
    if (keptAt === null) return undefined;
    const pauseMs = wasOnline.current ? AGAIN_MS : 0;
    wasOnline.current ||= status === 'online';
    const timer = setTimeout(catchUp, status === 'online' ? pauseMs : AGAIN_WITHOUT_SOCKET_MS);
    return () => clearTimeout(timer);
  }, [keptAt, status, catchUp]);

  useEffect(() => {
    if (status === 'offline' || status === 'refused') missed.current = true;
    if (status !== 'online' || !missed.current) return;
    missed.current = false;
    catchUp();
  }, [status, catchUp]);

  const askForSession = useCallback(() => {
    dispatch(authApi.endpoints.getMe.initiate(undefined, { subscribe: false, forceRefetch: true }));
  }, [dispatch]);

  const wasUnconfirmed = useRef(unconfirmed);
  useEffect(() => {
    if (unconfirmed && status === 'online') askForSession();
    const confirmed = wasUnconfirmed.current && !unconfirmed;
    wasUnconfirmed.current = unconfirmed;
    if (confirmed && token) {
      if (status !== 'online') realtime.connect(token);
      catchUp();
    }
  }, [unconfirmed, status, token, realtime, askForSession, catchUp]);

  return useCallback(() => {
    if (token) realtime.connect(token);
    if (unconfirmed) askForSession();
    catchUp();
  }, [realtime, token, unconfirmed, askForSession, catchUp]);
}
