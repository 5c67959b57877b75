import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { ResolvedRemote } from '@taskloom/contracts';
import type { Outcome, LoadRequest } from '../screens/load-screen';
import { useRemotes } from '../registry/remotes-context';
import { nextState, type SlotState, type MountedScreen } from './slot-state';
import { useAutomaticRetries } from './use-automatic-retries';

const LOADING: SlotState = { phase: 'loading' };

/**
 * Loads the screen of a route into its slot. The version stays the one at mount: a newer one is loaded on the next visit or by
 * Retry, never during use.
 */
export function useSlot(current: ResolvedRemote, pathNow: string) {
  // Other paths in the same slot have the same screen.
  const [path] = useState(pathNow);
  const { screens, freshen, reload } = useRemotes();
  const [state, send] = useReducer(nextState, LOADING);
  const first = useRef(current);
  /** Only the last attempt counts. */
  const turn = useRef(0);

  const load = useCallback(
    async (request: Pick<LoadRequest, 'remote' | 'except' | 'retry' | 'limitMs'>): Promise<Outcome> => {
      turn.current += 1;
      const mine = turn.current;
      const outcome = await screens.load({ ...request, path });
      if (mine !== turn.current) return outcome;
      if (outcome.phase !== 'ready') send({ type: 'ended', outcome });
      else {
        const { Screen, build, insteadOf } = outcome;
        const tracker = screens.track(outcome);
        const { remote } = request;
        const framed = build.isolation === 'frame';
        const screen = { Screen, remote, version: build.version, framed, insteadOf, tracker, turn: mine };
        send({ type: 'loaded', screen: { phase: 'ready', ...screen } });
      }
      return outcome;
    },
    [screens, path],
  );

  useEffect(() => {
    const began = turn.current;
    void freshen(first.current).then((remote) => {
      if (began !== turn.current) return;
      first.current = remote;
      void load({ remote });
    });
    return () => {
      turn.current += 1;
    };
  }, [freshen, load]);

  /** Fetches the registry's response first: another version may have become live. */
  const again = useCallback(
    async (retry: 'manual' | 'automatic', limitMs?: number) => {
      const began = turn.current;
      const { name } = first.current;
      const newest = (await reload()).find((remote) => remote.name === name) ?? first.current;
      if (began !== turn.current) return;
      first.current = newest;
      await load({ remote: newest, retry, limitMs });
    },
    [load, reload],
  );
  useAutomaticRetries(state, again);
  useOtherVersion(state, current.version, again);

  const retry = useCallback(() => {
    turn.current += 1;
    send({ type: 'started' });
    void again('manual');
  }, [again]);
  /** Loads the requested version again while the fallback stays. */
  const retryRequested = useCallback(() => void again('manual'), [again]);

  const crashed = useCallback(
    ({ remote, version, tracker }: MountedScreen, error: unknown) => {
      const { failure, late } = tracker.crashed(error);
      if (late) return send({ type: 'crashed', version, failure });
      send({ type: 'started' });
      void load({ remote, except: { version, failure } });
    },
    [load],
  );
  return { state, retry, retryRequested, crashed };
}

/** Loads another version as soon as it replaces the failed one, regardless of the failure. */
function useOtherVersion(state: SlotState, live: string, again: (retry: 'automatic') => Promise<void>): void {
  const failed = state.phase === 'loading' || state.phase === 'ready' ? live : state.version;
  useEffect(() => {
    if (failed !== live) void again('automatic');
  }, [failed, live, again]);
}
