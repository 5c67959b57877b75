import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { ResolvedRemote } from '@taskloom/contracts';
import { useAppSelector } from '@taskloom/client';
import { useConnectionStatus } from '@taskloom/client/realtime';
import { needsConsent } from '../preview/consent';
import type { Answers } from './answers';
import { resolveRemotes } from './resolve-remotes';
import { useActivations, type Freshen } from './use-activations';

export type Reload = () => Promise<readonly ResolvedRemote[]>;

/**
 * Keeps the response up to date: fetched at the start, for each new session and role, when the browser is online again, when the
 * connection is back after a loss, and after an activation.
 */
export function useRegistry(answers: Answers): { reload: Reload; freshen: Freshen } {
  const token = useAppSelector(({ auth }) => auth.token);
  // A new role may add or remove remotes.
  const role = useAppSelector(({ auth }) => auth.user?.role);
  const person = useAppSelector(({ auth }) => auth.user?._id);
  const lastRequest = useRef(0);
  const reload = useCallback(async () => {
    lastRequest.current += 1;
    const mine = lastRequest.current;
    const answer = await resolveRemotes(token);
    // A preview without consent in this tab is left out, with its routes.
    const [unagreed, remotes] = partition(answer?.remotes ?? [], (remote) => needsConsent(remote, person));
    if (mine === lastRequest.current) answers.take(answer && { ...answer, remotes }, unagreed[0]);
    return remotes;
  }, [answers, token, person]);

  useEffect(() => {
    const refresh = () => void reload();
    refresh();
    window.addEventListener('online', refresh);
    return () => window.removeEventListener('online', refresh);
  }, [reload, role]);

  const freshen = useActivations(answers, reload);
  useRetryWhileMissing(answers, reload);

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

/** The longest pause between two retries, in milliseconds. */
const LONGEST_PAUSE_MS = 30_000;

/** Without any response, retries with exponential backoff. */
function useRetryWhileMissing(answers: Answers, reload: Reload): void {
  const missing = useSyncExternalStore(answers.onChange, () => answers.state().status === 'missing');
  useEffect(() => {
    if (!missing) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const retryIn = (ms: number): void => {
      timer = setTimeout(async () => {
        timer = undefined;
        await reload();
        if (!stopped) retryIn(Math.min(ms * 2, LONGEST_PAUSE_MS));
      }, ms);
    };
    let stopped = false;
    retryIn(1_000);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [missing, reload]);
}
