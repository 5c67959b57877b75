import { errorMessage, useAcceptInviteMutation, useRejectInviteMutation } from '@taskloom/contracts/rtk';
import { useAppDispatch } from '@taskloom/client';
import { toast } from '@taskloom/client/toasts';
import { PlainButton } from '@taskloom/ui';
import { useTexts } from '../texts';
import { useNotificationTexts } from './texts';
import { refreshMe } from './refresh-me';
import styles from './invite-actions.module.css';

interface InviteActionsProps {
  inviteId: string;
  /** Called after Accept or Reject. The list is refetched automatically. */
  onAnswered: () => void;
}

/** Accept and Reject of a team invitation (specification 2); both are disabled during a request. */
export function InviteActions({ inviteId, onAnswered }: InviteActionsProps) {
  const t = useNotificationTexts();
  const shell = useTexts();
  const dispatch = useAppDispatch();
  const [accept, accepting] = useAcceptInviteMutation();
  const [reject, rejecting] = useRejectInviteMutation();
  const busy = accepting.isLoading || rejecting.isLoading;

  const onAccept = async () => {
    const { error } = await accept(inviteId);
    if (error) toast.error(shell('invite.error'), errorMessage(error, t('acceptFailed')));
    else {
      toast.success(shell('invite.success'), t('invitationAccepted'));
      dispatch(refreshMe());
    }
    onAnswered();
  };
  const onReject = async () => {
    const { error } = await reject(inviteId);
    if (error) toast.error(shell('invite.error'), errorMessage(error, t('rejectFailed')));
    else toast.success(shell('invite.success'), t('invitationRejected'));
    onAnswered();
  };

  return (
    <div className={styles.actions}>
      <PlainButton variant="primary" size="small" busy={busy} onClick={() => void onAccept()}>
        {t('accept')}
      </PlainButton>
      <PlainButton size="small" busy={busy} onClick={() => void onReject()}>
        {t('reject')}
      </PlainButton>
    </div>
  );
}
