import { useState } from 'react';
import type { RemoteOverview } from '@taskloom/contracts';
import type { Operation } from '../../operation';

interface Asked {
  operation: Operation;
  /** A new question is a new dialog: nothing of the last one stands in it. */
  key: number;
  open: boolean;
}

/** What somebody is about to do, and to which remote as it is now. */
export function useOperation(remotes: readonly RemoteOverview[]) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const remote = remotes.find(({ name }) => name === asked?.operation.remote);
  return {
    asked: asked && remote ? { ...asked, remote } : null,
    ask: (operation: Operation) => setAsked((last) => ({ operation, key: (last?.key ?? 0) + 1, open: true })),
    close: () => setAsked((last) => last && { ...last, open: false }),
  };
}
