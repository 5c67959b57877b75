import { useState } from 'react';
import { errorCode } from '@taskloom/contracts/rtk';
import { useActivateRemoteMutation } from '@taskloom/contracts/rtk/remotes';
import { toast } from '@taskloom/client/toasts';
import type { OperationProps } from '../../operation';
import { useTexts } from '../../texts';
import { Agreement } from './agreement';
import { choosable } from './choosable';
import { needsOf } from './needs';
import { OperationForm } from './operation-form';
import { activationSentences, unprovenText } from './sentences';
import { ShareField } from './share-field';
import { useConfirmed } from './use-confirmed';
import { VersionField } from './version-field';

interface ActivateDialogProps extends OperationProps {
  version?: string;
  /** The current share of a canary; everyone by default. */
  percent?: number;
}

/** Activates another version for everyone or for a share of all people. */
export function ActivateDialog({ open, remote, onClose, ...first }: ActivateDialogProps) {
  const t = useTexts();
  const { name, title, live } = remote;
  const [version, setVersion] = useState(first.version ?? '');
  const [wanted, setWanted] = useState(first.percent ?? 100);
  const [missing, setMissing] = useState(false);
  const percent = live ? wanted : 100;
  const needs = needsOf(remote, version);
  const { added } = needs;
  const { busy, problem, unproven, confirm } = useActivation({ remote, version, percent, added, onClose });
  const isShare = first.percent !== undefined;
  return (
    <OperationForm
      open={open}
      title={isShare ? t('shareTitle', { remote: title, version }) : t('activateTitle', { remote: title })}
      sentences={version === '' ? [] : activationSentences(t, remote, version, percent)}
      confirmText={t(
        unproven
          ? 'confirmUnproven'
          : added.length > 0
            ? 'confirmAgree'
            : isShare && percent < 100
              ? 'confirmShare'
              : 'confirmActivate',
      )}
      impossible={version === '' && choosable(remote).length === 0}
      busy={busy}
      problem={unproven ? unprovenText(t, remote, version) : problem}
      onClose={onClose}
      onConfirm={(reason) => (version === '' ? setMissing(true) : void confirm(reason))}
    >
      {!isShare && <VersionField remote={remote} version={version} missing={missing} onChange={setVersion} />}
      {live && version !== '' && <ShareField percent={percent} onChange={setWanted} />}
      {version !== '' && !isShare && <Agreement remote={name} version={version} needs={needs} />}
    </OperationForm>
  );
}

interface Activation extends Pick<OperationProps, 'remote' | 'onClose'> {
  version: string;
  percent: number;
  /** The permissions that the person agrees to. */
  added: readonly string[];
}

/** Sends the activation. After a canary was refused as unproven, confirming the same version again skips that check. */
function useActivation({ remote, version, percent, added, onClose }: Activation) {
  const t = useTexts();
  const [activate] = useActivateRemoteMutation();
  const [refused, setRefused] = useState<string | null>(null);
  const { name } = remote;
  const unproven = refused === version && percent === 100;
  const confirmed = useConfirmed(
    remote,
    async (revision, reason) => {
      const request = { version, channel: 'production', percent, reason } as const;
      const { error } = await activate({
        name,
        revision,
        ...request,
        ...(added.length > 0 && { agreed: [...added] }),
        ...(unproven && { skipped: ['loads'] }),
      });
      const canConfirm = errorCode(error) === 'REMOTE_CANARY_UNPROVEN';
      if (error) setRefused(canConfirm ? version : null);
      return { error, canConfirm };
    },
    () => {
      if (percent < 100) toast.success(t('tried', { remote: name, version, percent }));
      else toast.success(t('activated', { remote: name, version }));
      onClose();
    },
  );
  return { ...confirmed, unproven };
}
