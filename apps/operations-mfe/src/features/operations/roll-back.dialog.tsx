import { useState } from 'react';
import { useRollBackRemoteMutation } from '@taskloom/contracts/rtk/remotes';
import { toast } from '@taskloom/client/toasts';
import type { OperationProps } from '../../operation';
import { useTexts } from '../../texts';
import { OperationForm } from './operation-form';
import { rollbackSentences } from './sentences';
import { useConfirmed } from './use-confirmed';

/** Ends a canary; without one, activates the previous version. */
export function RollBackDialog({ open, remote, onClose }: OperationProps) {
  const t = useTexts();
  const [rollBack] = useRollBackRemoteMutation();
  const { name, title, canary } = remote;
  const [ends] = useState(canary !== null);

  const { busy, problem, confirm } = useConfirmed(
    remote,
    async (revision, reason) => {
      const { data, error } = await rollBack({ name, reason, revision });
      if (data && ends) toast.success(t('canaryEnded', { remote: name }));
      else if (data) {
        toast.success(
          t('rolledBack', { remote: name }),
          t('rolledBackText', { version: data.version ?? '' }),
        );
      }
      return { error };
    },
    onClose,
  );
  return (
    <OperationForm
      open={open}
      title={t(ends ? 'endCanaryTitle' : 'rollBackTitle', { remote: title })}
      sentences={rollbackSentences(t, remote)}
      confirmText={t(ends ? 'confirmEndCanary' : 'confirmRollBack')}
      danger
      busy={busy}
      problem={problem}
      onClose={onClose}
      onConfirm={(reason) => void confirm(reason)}
    />
  );
}
