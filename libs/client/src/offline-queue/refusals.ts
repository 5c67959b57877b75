import { useEffect, useRef } from 'react';
import { createObservable } from '@taskloom/contracts';
import type { PendingWrite } from '@taskloom/contracts/rtk';

type Listener = (write: PendingWrite, error: unknown) => void;

const refusals = createObservable<Parameters<Listener>>();

export const reportRefusal: Listener = refusals.notify;

/**
 * Calls `listener` for each queued write that the server refuses. For the shell.
 * @example
 * useRefusedWrites((write, error) => toast.error(errorMessage(error, write.kind)));
 */
export function useRefusedWrites(listener: Listener): void {
  const latest = useRef(listener);
  latest.current = listener;
  useEffect(() => {
    return refusals.subscribe((write, error) => latest.current(write, error));
  }, []);
}
