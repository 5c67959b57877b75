import { useCallback, useEffect, useRef } from 'react';
import { jitter, SERVER_EVENTS, type ResolvedRemote } from '@taskloom/contracts';
import { useServerEvent } from '@taskloom/client/realtime';
import { within } from '../loading/time-limit';
import type { Answers } from './answers';

/** The newest entry of a remote that is about to be loaded, after any pending request to the registry. */
export type Freshen = (remote: ResolvedRemote) => Promise<ResolvedRemote>;

/** All tabs get an activation at the same time and spread their requests over this time, in milliseconds. */
const SPREAD_MS = 300;

/** How long a load waits for the registry, in milliseconds. */
const FRESHEN_LIMIT_MS = 500;

/** Fetches the registry's response again after an activation. */
export function useActivations(answers: Answers, reload: () => Promise<unknown>): Freshen {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The pending request after the last activation. */
  const pending = useRef<Promise<void>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  const refresh = useCallback(async () => {
    clearTimeout(pause.current);
    pause.current = undefined;
    const mine = within(FRESHEN_LIMIT_MS, async () => void (await reload())).catch(() => {});
    pending.current = mine;
    await mine;
    if (pending.current === mine) pending.current = undefined;
  }, [reload]);

  useServerEvent(SERVER_EVENTS.remotesActivated, ({ revision }) => {
    if (revision <= answers.state().revision) return;
    clearTimeout(pause.current);
    pause.current = setTimeout(() => void refresh(), jitter(SPREAD_MS, 0));
  });

  return useCallback(
    async (remote) => {
      if (pause.current !== undefined) void refresh();
      await pending.current;
      return answers.entryFor(remote);
    },
    [answers, refresh],
  );
}
