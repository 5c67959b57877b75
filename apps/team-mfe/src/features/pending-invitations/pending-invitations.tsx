import type { TeamInvite } from '@taskloom/contracts';
import { errorMessage, useGetTeamInvitesQuery, useRevokeInviteMutation } from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import {
  Card,
  Icon,
  InlineError,
  PlainButton,
  RelativeTime,
  SectionHeader,
  formatInstant,
} from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../../texts';
import styles from './pending-invitations.module.css';

export interface PendingInvitationsProps {
  /** Whether the content above is rendered, so that the invitations don't move. */
  belowList: boolean;
}

/** Pending invitations, for admins. Renders nothing without any. */
export function PendingInvitations({ belowList }: PendingInvitationsProps) {
  const t = useTexts();
  const { data, error, isFetching, refetch } = useGetTeamInvitesQuery();
  const pending = data?.filter(({ status }) => status === 'pending') ?? [];
  const failed = error && !data && !isFetching;
  if (!belowList || (!failed && pending.length === 0)) return null;
  return (
    <section className={styles.section} aria-labelledby="pending-invitations">
      <SectionHeader
        id="pending-invitations"
        title={t('pending')}
        count={failed ? undefined : pending.length}
      />
      {failed ? (
        <InlineError
          message={errorMessage(error, t('pendingFailed'))}
          retryText={t('retry')}
          onRetry={() => void refetch()}
        />
      ) : (
        <Card padding="none">
          <ul aria-labelledby="pending-invitations">
            {pending.map((invite) => (
              <Invitation key={invite._id} invite={invite} />
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}

const DAY_MS = 86_400_000;

const daysUntil = (instant: string): number => Math.round((Date.parse(instant) - Date.now()) / DAY_MS);

function Invitation({ invite: { _id, email, createdAt, expiresAt } }: { invite: TeamInvite }) {
  const t = useTexts();
  const [revoke, { isLoading }] = useRevokeInviteMutation();
  const days = daysUntil(expiresAt);

  const withdraw = async () => {
    const { error } = await revoke(_id);
    if (error) toast.error(t('error'), errorMessage(error, t('withdrawFailed')));
    else toast.success(t('withdrawn'), t('withdrawnText', { email }));
  };

  return (
    <li className={styles.row}>
      <span className={styles.face}>
        <Icon icon={icons.meta.invitation} />
      </span>
      <div className={styles.text}>
        <p className={styles.email} title={email}>
          {email}
        </p>
        <p className={styles.times}>
          <RelativeTime time={createdAt} label={(relative) => t('invitedWhen', { relative })} />
          {' · '}
          <time dateTime={expiresAt} title={formatInstant(expiresAt)}>
            {days > 0 ? t('expires', { count: days }) : t('expiresToday')}
          </time>
        </p>
      </div>
      <PlainButton
        variant="text"
        className={styles.withdraw}
        aria-label={t('withdrawFor', { email })}
        busy={isLoading}
        onClick={() => void withdraw()}
      >
        {t('withdraw')}
      </PlainButton>
    </li>
  );
}
