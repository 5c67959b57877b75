import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { ResolvedRemote } from '@taskloom/contracts';
import { useAppSelector } from '@taskloom/client';
import { useConnectionStatus } from '@taskloom/client/realtime';
import { needsConsent } from '../preview/consent';
import type { Answers } from './answers';
import { askRegistry } from './ask-registry';
import { useActivations, type Freshen } from './use-activations';

export type Reload = () => Promise<readonly ResolvedRemote[]>;

/**
 * Keeps the answer up to date: asked at first, for each new session and role, when the browser is online again, when the connection
 * is back after it was lost, and when something was activated.
 */
export function useRegistry(answers: Answers): { reload: Reload; freshen: Freshen } {
  const token = useAppSelector(({ auth }) => auth.token);
  // Whose role changes may have got, or lost, a remote.
  const role = useAppSelector(({ auth }) => auth.user?.role);
  const person = useAppSelector(({ auth }) => auth.user?._id);
  const lastAsked = useRef(0);
  const reload = useCallback(async () => {
    lastAsked.current += 1;
    const mine = lastAsked.current;
    const answer = await askRegistry(token);
    // A preview that this tab has not agreed to is not there before it has: not even its routes.
    const [unagreed, remotes] = partition(answer?.remotes ?? [], (remote) => needsConsent(remote, person));
    if (mine === lastAsked.current) answers.take(answer && { ...answer, remotes }, unagreed[0]);
    return remotes;
  }, [answers, token, person]);

  useEffect(() => {
    const ask = () => void reload();
    ask();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [reload, role]);

  const freshen = useActivations(answers, reload);
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

const partition = <T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] => [
  items.filter(isFirst),
  items.filter((item) => !isFirst(item)),
];

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
