import { SCREENS, type Person, type Project } from '@taskloom/contracts';
import { errorMessage, useRemoveProjectMemberMutation } from '@taskloom/contracts/rtk';
import { useForgetProject, useUser } from '@taskloom/client';
import { useNavigate } from '@taskloom/client/router';
import { toast } from '@taskloom/client/toasts';
import { ConfirmDialog } from '@taskloom/ui/modal';
import { useTexts } from '../../texts/all';
import { Sentence } from '../../texts/sentence';

interface RemoveMemberProps {
  project: Project;
  person: Person;
  onClose: () => void;
}

/** Removes a member, or lets the viewer leave and return to the dashboard. Mounted while it is open. */
export default function RemoveMemberDialog({ project, person, onClose }: RemoveMemberProps) {
  const t = useTexts();
  const me = useUser();
  const navigate = useNavigate();
  const forgetRecent = useForgetProject();
  const [remove, { isLoading }] = useRemoveProjectMemberMutation();
  const leaving = person._id === me._id;

  const confirm = async () => {
    const { error } = await remove({ projectId: project._id, userId: person._id });
    if (error) {
      toast.error(t('error'), errorMessage(error, t('removeFailed')));
      return;
    }
    toast.success(t('success'), leaving ? t('left') : t('memberRemoved', { name: person.name }));
    onClose();
    if (!leaving) return;
    forgetRecent(project._id);
    void navigate(SCREENS.dashboard);
  };

  const words = leaving
    ? { confirm: t('confirmLeave'), busy: t('leaving') }
    : { confirm: t('confirmRemove'), busy: t('removing') };
  return (
    <ConfirmDialog
      open
      title={t('areYouSure')}
      confirmText={words.confirm}
      busyText={words.busy}
      cancelText={t('cancel')}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {leaving ? (
        <Sentence text={(title) => t('leaveWarning', { title })} strong={project.title} />
      ) : (
        <Sentence text={(name) => t('removeWarning', { name })} strong={person.name} />
      )}
    </ConfirmDialog>
  );
}
