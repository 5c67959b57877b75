import { useState } from 'react';
import { useLockRemoteMutation } from '@taskloom/contracts/rtk/remotes';
import { toast } from '@taskloom/client/toasts';
import type { OperationProps } from '../../operation';
import { useTexts } from '../../texts';
import { OperationForm } from './operation-form';
import { useConfirmed } from './use-confirmed';

/** Locks or unlocks a remote; which of the two is fixed when the dialog opens. */
export function LockDialog({ open, remote, onClose }: OperationProps) {
  const t = useTexts();
  const [lock] = useLockRemoteMutation();
  const [locked] = useState(!remote.locked);
  const { name, title } = remote;

  const { busy, problem, confirm } = useConfirmed(
    remote,
    (revision, reason) => lock({ name, locked, reason, revision }),
    () => {
      toast.success(t(locked ? 'lockedNow' : 'unlockedNow', { remote: name }));
      onClose();
    },
  );
  return (
    <OperationForm
      open={open}
      title={t(locked ? 'lockTitle' : 'unlockTitle', { remote: title })}
      sentences={[t(locked ? 'willLock' : 'willUnlock', { remote: name })]}
      confirmText={t(locked ? 'confirmLock' : 'confirmUnlock')}
      busy={busy}
      problem={problem}
      onClose={onClose}
      onConfirm={(reason) => void confirm(reason)}
    />
  );
}
