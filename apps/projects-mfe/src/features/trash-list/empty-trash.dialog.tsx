import type { Project } from '@taskloom/contracts';
import { errorMessage, useEmptyTrashMutation } from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { ConfirmDialog } from '@taskloom/ui/modal';
import { useTexts } from '../../texts/all';
import { Sentence } from '../../texts/sentence';

interface EmptyTrashDialogProps {
  project: Pick<Project, '_id' | 'title'>;
  onClose: () => void;
}

/** Mounted while it is open. */
export default function EmptyTrashDialog({ project, onClose }: EmptyTrashDialogProps) {
  const t = useTexts();
  const [empty, { isLoading }] = useEmptyTrashMutation();
  const confirm = async () => {
    const { error } = await empty(project._id);
    if (error) toast.error(t('purgeFailed'), errorMessage(error, t('purgeFailedText')));
    else toast.success(t('trashEmptied'), project.title);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('areYouSure')}
      confirmText={t('emptyTrash')}
      busyText={t('deleting')}
      cancelText={t('cancel')}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Sentence text={(title) => t('emptyTrashWarning', { title })} strong={project.title} />
    </ConfirmDialog>
  );
}
