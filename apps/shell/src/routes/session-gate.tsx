import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';

interface SessionGateProps {
  ready: Promise<unknown>;
  /** Rendered until then. */
  waiting: ReactNode;
  children: ReactNode;
}

/**
 * Renders its children once the session is restored (specification 2: with a full-screen spinner until then). With a state instead of
 * Suspense, because React shows a fallback for at least 300 ms.
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
  useLayoutEffect(() => {
    if (open) delete document.documentElement.dataset.shape;
  }, [open]);
  return open ? children : waiting;
}
