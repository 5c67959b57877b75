import type { Operation, OperationProps } from '../../operation';
import { BackendDialog } from '../../features/backend/backend.dialog';
import { KeysDialog } from '../../features/keys/keys.dialog';
import { TrustDialog } from '../../features/trust/trust.dialog';
import { TokensDialog } from '../../features/tokens/tokens.dialog';
import { WebhooksDialog } from '../../features/webhooks/webhooks.dialog';
import { ActivateDialog } from '../../features/operations/activate.dialog';
import { LockDialog } from '../../features/operations/lock.dialog';
import { PreviewDialog } from '../../features/operations/preview.dialog';
import { RevokeDialog } from '../../features/operations/revoke.dialog';
import { RollBackDialog } from '../../features/operations/roll-back.dialog';

export type OperationDialogProps = OperationProps & { operation: Operation };

/** The dialog of the selected operation. */
export default function OperationDialog({ operation, ...about }: OperationDialogProps) {
  switch (operation.kind) {
    case 'activate':
      return <ActivateDialog {...about} version={operation.version} percent={operation.percent} />;
    case 'preview':
      return <PreviewDialog {...about} version={operation.version} />;
    case 'roll-back':
      return <RollBackDialog {...about} />;
    case 'lock':
      return <LockDialog {...about} />;
    case 'tokens':
      return <TokensDialog {...about} />;
    case 'keys':
      return <KeysDialog {...about} />;
    case 'trust':
      return <TrustDialog {...about} />;
    case 'backend':
      return <BackendDialog {...about} />;
    case 'webhooks':
      return <WebhooksDialog {...about} />;
    case 'revoke':
      return <RevokeDialog {...about} version={operation.version} />;
  }
}
