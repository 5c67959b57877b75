import type { RemoteOverview } from '@taskloom/contracts';

/** An operation that is not confirmed yet. */
export type Operation = { remote: string } & (
  | { kind: 'activate'; version?: string; percent?: number }
  | { kind: 'preview'; version: string }
  | { kind: 'roll-back' }
  | { kind: 'lock' }
  | { kind: 'tokens' }
  | { kind: 'keys' }
  | { kind: 'trust' }
  | { kind: 'backend' }
  | { kind: 'webhooks' }
  | { kind: 'revoke'; version: string }
);

/** The props of a dialog about one remote. */
export interface OperationProps {
  open: boolean;
  /** The current state, which changes when another person changes it while the dialog is open. */
  remote: RemoteOverview;
  onClose: () => void;
}
