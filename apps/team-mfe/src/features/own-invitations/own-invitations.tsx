import type { Notification } from '@taskloom/contracts';
import { useAnswerInvitation } from '@taskloom/client/invitations';
import { useNotifications } from '@taskloom/client/realtime';
import { EmptyState, PlainButton } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts';
import styles from './own-invitations.module.css';

interface Invitation extends Pick<Notification, 'sender'> {
  inviteId: string;
}

/** The notification of an invitation is deleted once it is answered or withdrawn. */
const invitationIn = ({ type, sender, actionData }: Notification): Invitation[] =>
  type === 'team_invite' && actionData?.inviteId ? [{ sender, inviteId: actionData.inviteId }] : [];

interface OwnInvitationsProps {
  /** While it isn't known whether there is an invitation. */
  loading: ReactNode;
  /** Without an invitation. */
  none: ReactNode;
  /** The list of the team is being requested, for example because an invitation was accepted. */
  isJoining: boolean;
}

/** The invitations of a person without a team; they are also in the bell and on the dashboard. */
export function OwnInvitations({ loading, none, isJoining }: OwnInvitationsProps) {
  const { data, isLoading } = useNotifications();
  const invitations = data?.notifications.flatMap(invitationIn) ?? [];
  if (invitations.length === 0) return isLoading || isJoining ? loading : none;
  return (
    <div className={styles.list}>
      {invitations.map((invitation) => (
        <OwnInvitation key={invitation.inviteId} {...invitation} />
      ))}
    </div>
  );
}

function OwnInvitation({ sender, inviteId }: Invitation) {
  const t = useTexts();
  const { accept, reject, busy } = useAnswerInvitation(inviteId);
  return (
    <EmptyState
      icon={icons.meta.invitation}
      title={sender ? t('invitedBy', { name: sender.name }) : t('youAreInvited')}
      text={t('invitedByText')}
      action={
        <>
          <PlainButton variant="primary" busy={busy} onClick={() => void accept()}>
            {t('accept')}
          </PlainButton>
          <PlainButton busy={busy} onClick={() => void reject()}>
            {t('reject')}
          </PlainButton>
        </>
      }
    />
  );
}
