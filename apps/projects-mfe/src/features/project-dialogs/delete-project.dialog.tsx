import { SCREENS, canDeleteProject, type ListedProject } from '@taskloom/contracts';
import { errorMessage, useDeleteProjectMutation } from '@taskloom/contracts/rtk';
import { useForgetProject, useUser } from '@taskloom/client';
import { useNavigate } from '@taskloom/client/router';
import { toast } from '@taskloom/client/toasts';
import { ConfirmDialog } from '@taskloom/ui/modal';
import { useOfferRestore } from '../../restoring/use-restore';
import { useTexts } from '../../texts/all';
import { Sentence } from '../../texts/sentence';

/** 'Are you sure?' (specification 2.7, 8). Leads to the dashboard afterwards. Mounted while it is open. */
export default function DeleteProjectDialog({
  project,
  onClose,
}: {
  project: ListedProject;
  onClose: () => void;
}) {
  const t = useTexts();
  const user = useUser();
  const navigate = useNavigate();
  const forgetRecent = useForgetProject();
  const offerRestore = useOfferRestore();
  const [remove, { isLoading }] = useDeleteProjectMutation();

  const confirm = async () => {
    if (!canDeleteProject(user, project)) {
      toast.error(t('permissionDenied'), t('onlyOwnerDeletes'));
      onClose();
      return;
    }
    const { error } = await remove(project._id);
    if (error) {
      toast.error(t('deleteFailed'), errorMessage(error, t('deleteFailedText')));
      return;
    }
    offerRestore({
      kind: 'project-deleted',
      title: () => t('projectDeleted'),
      description: () => t('projectDeletedText'),
      projectId: project._id,
      id: project._id,
      name: project.title,
    });
    forgetRecent(project._id);
    onClose();
    void navigate(SCREENS.dashboard);
  };

  return (
    <ConfirmDialog
      open
      title={t('areYouSure')}
      confirmText={t('confirmDelete')}
      busyText={t('deleting')}
      cancelText={t('cancel')}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Sentence text={(title) => t('deleteWarning', { title })} strong={project.title} />
    </ConfirmDialog>
  );
}
