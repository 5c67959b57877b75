import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { SERVER_EVENTS, type ResolvedRemote } from '@taskloom/contracts';
import { useAppSelector } from '@taskloom/client';
import { useConnectionStatus, useServerEvent } from '@taskloom/client/realtime';
import { within } from '../loading/time-limit';
import { askForPreview } from '../preview/ask-for-preview';
import type { Answers } from './answers';
import { askRegistry } from './ask-registry';

export type Reload = () => Promise<readonly ResolvedRemote[]>;
/** The newest entry of a remote that is about to be entered: what was heard and not asked for yet is asked for now. */
export type Freshen = (remote: ResolvedRemote) => Promise<ResolvedRemote>;

/** All tabs hear of an activation in the same moment; they ask within this time, milliseconds. */
const SPREAD_MS = 300;

/** The longest that an entry waits for the registry, milliseconds. */
const FRESHEN_LIMIT_MS = 500;

/**
 * Keeps the answer up to date: asked at first, for each new session and role, when the browser is online again, when the connection
 * is back after it was lost, and when something was activated.
 */
export function useRegistry(answers: Answers): { reload: Reload; freshen: Freshen } {
  const token = useAppSelector(({ auth }) => auth.token);
  // Whose role changes may have got, or lost, a remote.
  const role = useAppSelector(({ auth }) => auth.user?.role);
  const lastAsked = useRef(0);
  const reload = useCallback(async () => {
    lastAsked.current += 1;
    const mine = lastAsked.current;
    await askForPreview(token);
    const answer = await askRegistry(token);
    if (mine === lastAsked.current) answers.take(answer);
    return answer?.remotes ?? [];
  }, [answers, token]);

  useEffect(() => {
    const ask = () => void reload();
    ask();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [reload, role]);

  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  useServerEvent(SERVER_EVENTS.remotesActivated, ({ revision }) => {
    if (revision <= answers.state().revision) return;
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      pause.current = undefined;
      void reload();
    }, Math.random() * SPREAD_MS);
  });
  const freshen = useCallback<Freshen>(
    async (remote) => {
      if (pause.current === undefined) return remote;
      clearTimeout(pause.current);
      pause.current = undefined;
      await within(FRESHEN_LIMIT_MS, reload).catch(() => {});
      return answers.state().remotes.find(({ name }) => name === remote.name) ?? remote;
    },
    [answers, reload],
  );

  useAskAgain(answers, reload);

  const connection = useConnectionStatus();
  const wasLost = useRef(false);
  useEffect(() => {
    if (connection === 'offline' || connection === 'refused') wasLost.current = true;
    if (connection !== 'online' || !wasLost.current) return;
    wasLost.current = false;
    void reload();
  }, [connection, reload]);
  return { reload, freshen };
}

/** The longest pause between two questions while nothing has answered, milliseconds. */
const LONGEST_PAUSE_MS = 30_000;

/** A page that knows no remotes asks again by itself, at ever longer intervals. */
function useAskAgain(answers: Answers, reload: Reload): void {
  const missing = useSyncExternalStore(answers.onChange, () => answers.state().status === 'missing');
  useEffect(() => {
    if (!missing) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askIn = (ms: number): void => {
      timer = setTimeout(async () => {
        timer = undefined;
        await reload();
        if (!stopped) askIn(Math.min(ms * 2, LONGEST_PAUSE_MS));
      }, ms);
    };
    let stopped = false;
    askIn(1_000);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [missing, reload]);
}
