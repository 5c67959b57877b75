import { useEffect, useRef } from 'react';
import type { PendingWrite } from '@taskloom/contracts/rtk';

type Listener = (write: PendingWrite, error: unknown) => void;

const listeners = new Set<Listener>();

export const tellRefused: Listener = (write, error) => listeners.forEach((listen) => listen(write, error));

/** Hears of kept writes that the server has refused when they were sent at last. For the shell. */
export function useRefusedWrites(listener: Listener): void {
  const latest = useRef(listener);
  latest.current = listener;
  useEffect(() => {
    const listen: Listener = (write, error) => latest.current(write, error);
    listeners.add(listen);
    return () => void listeners.delete(listen);
  }, []);
}
