import { useAnswerInvitation } from '@taskloom/client/invitations';
import { PlainButton } from '@taskloom/ui';
import { useNotificationTexts } from './texts';
import styles from './invite-actions.module.css';

interface InviteActionsProps {
  inviteId: string;
  /** Called after Accept or Reject. The list is refetched automatically. */
  onAnswered: () => void;
}

/** Accept and Reject of a team invitation (specification 2); both are disabled during a request. */
export function InviteActions({ inviteId, onAnswered }: InviteActionsProps) {
  const t = useNotificationTexts();
  const { accept, reject, busy } = useAnswerInvitation(inviteId);
  return (
    <div className={styles.actions}>
      <PlainButton variant="primary" size="small" busy={busy} onClick={() => void accept().then(onAnswered)}>
        {t('accept')}
      </PlainButton>
      <PlainButton size="small" busy={busy} onClick={() => void reject().then(onAnswered)}>
        {t('reject')}
      </PlainButton>
    </div>
  );
}
