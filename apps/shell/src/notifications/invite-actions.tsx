import { errorMessage, useAcceptInviteMutation, useRejectInviteMutation } from '@taskloom/contracts/rtk';
import { useAppDispatch } from '@taskloom/client';
import { toast } from '@taskloom/client/toasts';
import { PlainButton } from '@taskloom/ui';
import { useTexts } from '../texts';
import { refreshMe } from './refresh-me';
import styles from './invite-actions.module.css';

interface InviteActionsProps {
  inviteId: string;
  /** Called after the answer. The list is refetched automatically. */
  onAnswered: () => void;
}

/** Accept and Reject of a team invitation (specification 2); both are disabled during a request. */
export function InviteActions({ inviteId, onAnswered }: InviteActionsProps) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const [accept, accepting] = useAcceptInviteMutation();
  const [reject, rejecting] = useRejectInviteMutation();
  const busy = accepting.isLoading || rejecting.isLoading;

  const onAccept = async () => {
    const { error } = await accept(inviteId);
    if (error) toast.error(t('invite.error'), errorMessage(error, t('invite.acceptFailed')));
    else {
      toast.success(t('invite.success'), t('invite.accepted'));
      dispatch(refreshMe());
    }
    onAnswered();
  };
  const onReject = async () => {
    const { error } = await reject(inviteId);
    if (error) toast.error(t('invite.error'), errorMessage(error, t('invite.rejectFailed')));
    else toast.success(t('invite.success'), t('invite.rejected'));
    onAnswered();
  };

  return (
    <div className={styles.actions}>
      <PlainButton variant="primary" size="small" busy={busy} onClick={() => void onAccept()}>
        {t('notifications.accept')}
      </PlainButton>
      <PlainButton size="small" busy={busy} onClick={() => void onReject()}>
        {t('notifications.reject')}
      </PlainButton>
    </div>
  );
}
