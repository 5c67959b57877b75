import { useActivateRemoteMutation } from '@taskloom/contracts/rtk/remotes';
import { toast } from '@taskloom/client/toasts';
import type { OperationProps } from '../../operation';
import { useTexts } from '../../texts';
import { Agreement } from './agreement';
import { needsOf } from './needs';
import { OperationForm } from './operation-form';
import { useConfirmed } from './use-confirmed';

/** Makes a version the preview of its remote. */
export function PreviewDialog({ open, remote, version, onClose }: OperationProps & { version: string }) {
  const t = useTexts();
  const [activate] = useActivateRemoteMutation();
  const { name, title } = remote;
  const needs = needsOf(remote, version);
  const { busy, problem, confirm } = useConfirmed(
    remote,
    (revision, reason) =>
      activate({
        ...{ name, revision, version, channel: 'preview', reason },
        ...(needs.added.length > 0 && { agreed: [...needs.added] }),
      }),
    () => {
      toast.success(t('previewed', { remote: name, version }));
      onClose();
    },
  );
  return (
    <OperationForm
      open={open}
      title={t('previewTitle', { remote: title, version })}
      sentences={[t('willPreview', { remote: name, version })]}
      confirmText={t(needs.added.length > 0 ? 'confirmAgreePreview' : 'confirmPreview')}
      busy={busy}
      problem={problem}
      onClose={onClose}
      onConfirm={(reason) => void confirm(reason)}
    >
      <Agreement remote={name} version={version} needs={needs} />
    </OperationForm>
  );
}
