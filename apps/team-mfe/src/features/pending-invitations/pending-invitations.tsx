import { Suspense, useState } from 'react';
import { errorMessage, useGetTeamInvitesQuery } from '@taskloom/contracts/rtk';
import { lazyPart } from '@taskloom/client';
import { Card, InlineError, SectionHeader } from '@taskloom/ui';
import { useTexts } from '../../texts';
import { Invitation } from './invitation';
import styles from './pending-invitations.module.css';

const LinkDialog = lazyPart(async () => ({ default: (await import('@taskloom/ui/modal')).LinkDialog }));

export interface PendingInvitationsProps {
  /** Whether the content above is rendered, so that the invitations don't move. */
  belowList: boolean;
}

/** Invitations without an answer, also expired ones, for admins. Renders nothing without any. */
export function PendingInvitations({ belowList }: PendingInvitationsProps) {
  const t = useTexts();
  const { data, error, isFetching, refetch } = useGetTeamInvitesQuery();
  const pending = data?.filter(({ status }) => status === 'pending' || status === 'expired') ?? [];
  const { dialog, show } = useLinkDialog();
  const failed = error && !data && !isFetching;
  if (!belowList || (!failed && pending.length === 0)) return dialog;
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
              <Invitation key={invite._id} invite={invite} onLink={show} />
            ))}
          </ul>
        </Card>
      )}
      {dialog}
    </section>
  );
}

/** The dialog belongs to the list, because a new invitation takes the place of the one that was clicked. */
function useLinkDialog() {
  const t = useTexts();
  const [shown, setShown] = useState<{ link: string; email: string }>();
  const [open, setOpen] = useState(false);
  const show = (link: string, email: string) => {
    setShown({ link, email });
    setOpen(true);
  };
  const dialog = shown ? (
    <Suspense>
      <LinkDialog
        open={open}
        title={t('linkTitle', { email: shown.email })}
        subtitle={t('linkText')}
        closeText={t('close')}
        texts={t}
        link={shown.link}
        onClose={() => setOpen(false)}
      />
    </Suspense>
  ) : null;
  return { dialog, show };
}
