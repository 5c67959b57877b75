import type { Notification } from '@taskloom/contracts';
import {
  authApi,
  errorMessage,
  useAcceptInviteMutation,
  useGetNotificationsQuery,
  useRejectInviteMutation,
} from '@taskloom/contracts/rtk';
import { useAppDispatch } from '@taskloom/client';
import { toast } from '@taskloom/client/toasts';
import { Card, Icon, PlainButton } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../../texts/dashboard';
import styles from './invitation.module.css';

/** Shows invitations to a team on the dashboard; they are also in the bell. */
export function Invitations() {
  const { data } = useGetNotificationsQuery();
  const invitations = data?.notifications.filter(({ type }) => type === 'team_invite') ?? [];
  return invitations.map((invitation) => <Invitation key={invitation._id} invitation={invitation} />);
}

function Invitation({ invitation: { _id, sender, actionData } }: { invitation: Notification }) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const [accept, accepting] = useAcceptInviteMutation();
  const [reject, rejecting] = useRejectInviteMutation();
  const inviteId = actionData?.inviteId;
  if (!inviteId) return null;
  const busy = accepting.isLoading || rejecting.isLoading;

  const onAccept = async () => {
    const { error } = await accept(inviteId);
    if (error) return toast.error(t('inviteError'), errorMessage(error, t('acceptFailed')));
    toast.success(t('inviteSuccess'), t('inviteAccepted'));
    // The role in the session may have changed.
    void dispatch(authApi.endpoints.getMe.initiate(undefined, { subscribe: false, forceRefetch: true }));
  };
  const onReject = async () => {
    const { error } = await reject(inviteId);
    if (error) toast.error(t('inviteError'), errorMessage(error, t('rejectFailed')));
    else toast.success(t('inviteSuccess'), t('inviteRejected'));
  };

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
        <PlainButton variant="primary" busy={busy} onClick={() => void onAccept()}>
          {t('accept')}
        </PlainButton>
        <PlainButton busy={busy} onClick={() => void onReject()}>
          {t('reject')}
        </PlainButton>
      </div>
    </Card>
  );
}
