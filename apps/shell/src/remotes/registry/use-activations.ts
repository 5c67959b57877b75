import { useCallback, useEffect, useRef } from 'react';
import { SERVER_EVENTS, type ResolvedRemote } from '@taskloom/contracts';
import { useServerEvent } from '@taskloom/client/realtime';
import { within } from '../loading/time-limit';
import type { Answers } from './answers';

/** The newest entry of a remote that is about to be entered: what was heard and not answered yet is waited for. */
export type Freshen = (remote: ResolvedRemote) => Promise<ResolvedRemote>;

/** All tabs hear of an activation in the same moment; they ask within this time, milliseconds. */
const SPREAD_MS = 300;

/** The longest that an entry waits for the registry, milliseconds. */
const FRESHEN_LIMIT_MS = 500;

/** Asks again when something was activated. */
export function useActivations(answers: Answers, reload: () => Promise<unknown>): Freshen {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The question after the last activation, while it is under way. */
  const asking = useRef<Promise<void>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  const ask = useCallback(async () => {
    clearTimeout(pause.current);
    pause.current = undefined;
    const mine = within(FRESHEN_LIMIT_MS, async () => void (await reload())).catch(() => {});
    asking.current = mine;
    await mine;
    if (asking.current === mine) asking.current = undefined;
  }, [reload]);

  useServerEvent(SERVER_EVENTS.remotesActivated, ({ revision }) => {
    if (revision <= answers.state().revision) return;
    clearTimeout(pause.current);
    pause.current = setTimeout(() => void ask(), Math.random() * SPREAD_MS);
  });

  return useCallback(
    async (remote) => {
      if (pause.current !== undefined) void ask();
      if (!asking.current) return remote;
      await asking.current;
      return answers.state().remotes.find(({ name }) => name === remote.name) ?? remote;
    },
    [answers, ask],
  );
}
