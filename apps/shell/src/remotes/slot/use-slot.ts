import { useCallback, useEffect, useReducer, useState } from 'react';
import type { ResolvedRemote } from '@taskloom/contracts';
import { LoadFailure, referenceOf } from '../loading/load-failure';
import { mismatchOf } from '../registry/compatibility';
import { useRemotes } from '../registry/remotes-context';
import { nextState, type SlotEvent, type SlotState } from './slot-state';

const LOADING: SlotState = { phase: 'loading' };

const failureOf = (error: unknown): SlotEvent =>
  error instanceof LoadFailure
    ? { type: 'failed', kind: error.kind, reference: error.reference }
    : { type: 'failed', kind: 'invalid', reference: referenceOf('load') };

/**
 * Loads the screen of a route into its slot. The version is the one of the first moment: a newer one is taken on
 * the next entry or by Retry, never under somebody's hands. `attempt` rises with each Retry, for new keys below.
 */
export function useSlot(current: ResolvedRemote, path: string) {
  const { loaders, reload } = useRemotes();
  const [state, send] = useReducer(nextState, LOADING);
  const [{ remote, attempt }, setLoad] = useState({ remote: current, attempt: 0 });

  useEffect(() => {
    const mismatch = mismatchOf(remote);
    if (mismatch) return send({ type: 'refused', mismatch });
    let wanted = true;
    send({ type: 'started' });
    loaders
      .of(remote)
      .screen(path)
      .then(
        (Screen) => wanted && send({ type: 'loaded', Screen }),
        (error: unknown) => wanted && send(failureOf(error)),
      );
    return () => {
      wanted = false;
    };
  }, [loaders, remote, path, attempt]);

  /** The registry is asked first: a newer version, or an older one that was put back, may be the cure. */
  const retry = useCallback(async () => {
    send({ type: 'started' });
    const remotes = await reload();
    setLoad((last) => ({
      remote: remotes.find(({ name }) => name === last.remote.name) ?? last.remote,
      attempt: last.attempt + 1,
    }));
  }, [reload]);
  const crashed = useCallback(() => {
    loaders.of(remote).distrust();
    send({ type: 'failed', kind: 'crashed', reference: referenceOf('mount') });
  }, [loaders, remote]);
  return { state, remote, attempt, retry, crashed };
}
