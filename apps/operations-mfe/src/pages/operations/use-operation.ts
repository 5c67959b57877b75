import { useState } from 'react';
import type { RemoteOverview } from '@taskloom/contracts';
import type { Operation } from '../../operation';

interface Asked {
  operation: Operation;
  /** The key of the dialog, so that each operation starts with a new one. */
  key: number;
  open: boolean;
}

/** The selected operation, with the current state of its remote. */
export function useOperation(remotes: readonly RemoteOverview[]) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const remote = remotes.find(({ name }) => name === asked?.operation.remote);
  return {
    asked: asked && remote ? { ...asked, remote } : null,
    ask: (operation: Operation) => setAsked((last) => ({ operation, key: (last?.key ?? 0) + 1, open: true })),
    close: () => setAsked((last) => last && { ...last, open: false }),
  };
}
