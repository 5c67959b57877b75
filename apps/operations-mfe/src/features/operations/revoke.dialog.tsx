import { useRevokeRemoteVersionMutation } from '@taskloom/contracts/rtk/remotes';
import { toast } from '@taskloom/client/toasts';
import type { OperationProps } from '../../operation';
import { useTexts } from '../../texts';
import { OperationForm } from './operation-form';
import { revocationSentences } from './sentences';
import { useConfirmed } from './use-confirmed';

/** Revokes a version for good. */
export function RevokeDialog({ open, remote, version, onClose }: OperationProps & { version: string }) {
  const t = useTexts();
  const [revoke] = useRevokeRemoteVersionMutation();
  const { name, title } = remote;

  const { busy, problem, confirm } = useConfirmed(
    remote,
    // Without a revision: the request names the version, so that other changes don't affect it.
    (_revision, reason = '') => revoke({ name, version, reason }),
    () => {
      toast.success(t('revokedNow', { remote: name, version }));
      onClose();
    },
  );
  return (
    <OperationForm
      open={open}
      title={t('revokeTitle', { remote: title, version })}
      sentences={revocationSentences(t, remote, version)}
      confirmText={t('confirmRevoke')}
      danger
      busy={busy}
      problem={problem}
      onClose={onClose}
      onConfirm={(reason) => void confirm(reason)}
    />
  );
}
