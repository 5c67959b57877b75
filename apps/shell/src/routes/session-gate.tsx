import { use, type ReactNode } from 'react';

/** Suspends until the first look at a stored session has ended (spec §2: a full-screen spinner meanwhile). */
export function SessionGate({ ready, children }: { ready: Promise<void>; children: ReactNode }) {
  use(ready);
  return children;
}
