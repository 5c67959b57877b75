import type { RemoteOverview } from '@taskloom/contracts';

/** What an operator is about to do, and has not confirmed yet. */
export type Operation = { remote: string } & (
  | { kind: 'activate'; version?: string; percent?: number }
  | { kind: 'roll-back' }
  | { kind: 'lock' }
  | { kind: 'revoke'; version: string }
);

/** What a dialog about one remote takes. */
export interface OperationProps {
  open: boolean;
  /** As it is now; it changes under an open dialog when somebody else moves it. */
  remote: RemoteOverview;
  onClose: () => void;
}
