import type { Operation, OperationProps } from '../../operation';
import { ActivateDialog } from './activate.dialog';
import { LockDialog } from './lock.dialog';
import { RevokeDialog } from './revoke.dialog';
import { RollBackDialog } from './roll-back.dialog';

export type OperationDialogProps = OperationProps & { operation: Operation };

/** The dialog of the selected operation. */
export default function OperationDialog({ operation, ...about }: OperationDialogProps) {
  switch (operation.kind) {
    case 'activate':
      return <ActivateDialog {...about} version={operation.version} percent={operation.percent} />;
    case 'roll-back':
      return <RollBackDialog {...about} />;
    case 'lock':
      return <LockDialog {...about} />;
    case 'revoke':
      return <RevokeDialog {...about} version={operation.version} />;
  }
}
