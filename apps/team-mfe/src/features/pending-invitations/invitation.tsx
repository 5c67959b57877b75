import type { TeamInvite } from '@taskloom/contracts';
import {
  errorMessage,
  useCreateInviteLinkMutation,
  useGetMetaQuery,
  useResendInviteMutation,
  useRevokeInviteMutation,
} from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { Icon, PlainButton, RelativeTime, formatInstant } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../../texts';
import styles from './pending-invitations.module.css';

const DAY_MS = 86_400_000;

const daysUntil = (instant: string): number => Math.round((Date.parse(instant) - Date.now()) / DAY_MS);

interface InvitationProps {
  invite: TeamInvite;
  /** Shows a new link of this invitation; another invitation takes its place. */
  onLink: (link: string, email: string) => void;
}

/** An invitation that no one has answered, and what an admin can do with it. Without mail there is only the link. */
export function Invitation({ invite, onLink }: InvitationProps) {
  const t = useTexts();
  const { email, status, createdAt, expiresAt } = invite;
  const { copyLink, resend, withdraw, busy } = useActions(invite, onLink);
  const hasMail = useGetMetaQuery().data?.capabilities.includes('mail') ?? false;
  const days = daysUntil(expiresAt);
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
            {status === 'expired'
              ? t('expired')
              : days > 0
                ? t('expires', { count: days })
                : t('expiresToday')}
          </time>
        </p>
      </div>
      <div className={styles.actions}>
        {hasMail && (
          <PlainButton
            variant="text"
            aria-label={t('resendFor', { email })}
            title={t('linkEnds')}
            busy={busy === 'resend'}
            disabled={busy !== null}
            onClick={() => void resend()}
          >
            {t('resend')}
          </PlainButton>
        )}
        <PlainButton
          variant="text"
          aria-label={t('copyLinkFor', { email })}
          title={t('linkEnds')}
          busy={busy === 'link'}
          disabled={busy !== null}
          onClick={() => void copyLink()}
        >
          {t('copyLink')}
        </PlainButton>
        <PlainButton
          variant="text"
          aria-label={t('withdrawFor', { email })}
          busy={busy === 'withdraw'}
          disabled={busy !== null}
          onClick={() => void withdraw()}
        >
          {t('withdraw')}
        </PlainButton>
      </div>
    </li>
  );
}

function useActions({ _id, email }: TeamInvite, onLink: InvitationProps['onLink']) {
  const t = useTexts();
  const [revoke, revoking] = useRevokeInviteMutation();
  const [send, sending] = useResendInviteMutation();
  const [createLink, creating] = useCreateInviteLinkMutation();

  const withdraw = async () => {
    const { error } = await revoke(_id);
    if (error) toast.error(t('error'), errorMessage(error, t('withdrawFailed')));
    else toast.success(t('withdrawn'), t('withdrawnText', { email }));
  };
  const resend = async () => {
    const { error } = await send(_id);
    if (error) toast.error(t('error'), errorMessage(error, t('resendFailed')));
    else toast.success(t('resent'), t('resentText', { email }));
  };
  const copyLink = async () => {
    const { data, error } = await createLink(_id);
    if (error) return toast.error(t('error'), errorMessage(error, t('copyLinkFailed')));
    onLink(new URL(data.path, location.origin).href, email);
  };
  const busy = sending.isLoading
    ? 'resend'
    : creating.isLoading
      ? 'link'
      : revoking.isLoading
        ? 'withdraw'
        : null;
  return { withdraw, resend, copyLink, busy };
}
