import type { TeamMember } from '@taskloom/contracts';
import { errorMessage, useRemoveTeamMemberMutation } from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { ConfirmDialog } from '@taskloom/ui/modal';
import { useTexts } from '../../texts';
import { useRefreshSession } from './use-refresh-session';

export interface RemoveMemberDialogProps {
  open: boolean;
  member: TeamMember;
  self: boolean;
  onClose: () => void;
}

/** Asks before somebody leaves the team, and says what that means. */
export default function RemoveMemberDialog({ open, member, self, onClose }: RemoveMemberDialogProps) {
  const t = useTexts();
  const [remove, { isLoading }] = useRemoveTeamMemberMutation();
  const refreshSession = useRefreshSession();
  const { name } = member;

  const confirm = async () => {
    const { error } = await remove(member._id);
    if (error) return toast.error(t('error'), errorMessage(error, t('removeFailed')));
    if (self) {
      refreshSession();
      toast.success(t('left'));
    } else toast.success(t('removed'), t('removedText', { name }));
    onClose();
  };

  return (
    <ConfirmDialog
      open={open}
      title={t('areYouSure')}
      confirmText={self ? t('leave') : t('remove')}
      busyText={self ? t('leaving') : t('removing')}
      cancelText={t('cancel')}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {self ? t('leaveText') : t('removeText', { name })}
    </ConfirmDialog>
  );
}
