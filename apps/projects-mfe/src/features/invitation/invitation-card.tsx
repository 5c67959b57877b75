import type { Notification } from '@taskloom/contracts';
import { useAnswerInvitation } from '@taskloom/client/invitations';
import { Card, Icon, PlainButton } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../../texts/all';
import styles from './invitation.module.css';

interface InvitationCardProps extends Pick<Notification, '_id' | 'sender'> {
  inviteId: string;
}

/** An invitation to a team, which is accepted or rejected right here. */
export default function InvitationCard({ _id, sender, inviteId }: InvitationCardProps) {
  const t = useTexts();
  const { accept, reject, busy } = useAnswerInvitation(inviteId);
  return (
    <Card as="section" className={styles.card} aria-labelledby={`invitation-${_id}`}>
      <Icon icon={icons.meta.invitation} size={18} className={styles.icon} />
      <div className={styles.text}>
        <h2 id={`invitation-${_id}`} className={styles.title}>
          {sender ? t('invitedBy', { name: sender.name }) : t('invited')}
        </h2>
        <p className={styles.hint}>{t('invitedText')}</p>
      </div>
      <div className={styles.actions}>
        <PlainButton variant="primary" busy={busy} onClick={() => void accept()}>
          {t('accept')}
        </PlainButton>
        <PlainButton busy={busy} onClick={() => void reject()}>
          {t('reject')}
        </PlainButton>
      </div>
    </Card>
  );
}
