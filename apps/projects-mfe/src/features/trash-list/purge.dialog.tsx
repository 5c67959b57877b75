import type { TrashEntry } from '@taskloom/contracts';
import { errorMessage, usePurgeFromTrashMutation } from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { ConfirmDialog } from '@taskloom/ui/modal';
import { useTexts } from '../../texts/all';
import { Sentence } from '../../texts/sentence';

/** Mounted while it is open. */
export default function PurgeDialog({ entry, onClose }: { entry: TrashEntry; onClose: () => void }) {
  const t = useTexts();
  const [purge, { isLoading }] = usePurgeFromTrashMutation();
  const confirm = async () => {
    const { error } = await purge({ projectId: entry.project._id, id: entry._id });
    if (error) toast.error(t('purgeFailed'), errorMessage(error, t('purgeFailedText')));
    else toast.success(t('purged'), entry.title);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('areYouSure')}
      confirmText={t('deleteForGood')}
      busyText={t('deleting')}
      cancelText={t('cancel')}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Sentence text={(title) => t('purgeWarning', { title })} strong={entry.title} />
    </ConfirmDialog>
  );
}
