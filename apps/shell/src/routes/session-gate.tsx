import { useEffect, useState, type ReactNode } from 'react';

interface SessionGateProps {
  ready: Promise<unknown>;
  /** What stands there until then. */
  waiting: ReactNode;
  children: ReactNode;
}

/**
 * Opens once the first look at a stored session has ended (specification 2: a full-screen spinner meanwhile). A state, not Suspense: React
 * holds what comes after a fallback back until that has stood for 300 ms.
 */
export function SessionGate({ ready, waiting, children }: SessionGateProps) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    let over = false;
    void ready.then(() => over || setOpen(true));
    return () => {
      over = true;
    };
  }, [ready]);
  return open ? children : waiting;
}
