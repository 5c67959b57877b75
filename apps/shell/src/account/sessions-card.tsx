import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import type { SessionInfo } from '@taskloom/contracts';
import {
  errorMessage,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useGetSessionsQuery,
} from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import {
  Badge,
  Card,
  ErrorState,
  ListSkeleton,
  PlainButton,
  RelativeTime,
  SectionHeader,
} from '@taskloom/ui';
import { ConfirmDialog } from '@taskloom/ui/modal';
import { deviceIcon, useDeviceName } from './device';
import { useSecurityTexts } from './texts';
import { SecurityRow } from './security-row';
import styles from './security.module.css';

/** The person's sessions; any but the current one can be ended. */
export function SessionsCard() {
  const t = useSecurityTexts();
  const { data: sessions, isError, refetch } = useGetSessionsQuery();
  const [asked, setAsked] = useState<SessionInfo | 'others'>();
  const others = sessions?.filter(({ current }) => !current) ?? [];
  return (
    <Card as="section" padding="none" aria-labelledby="security-sessions">
      <div className={styles.head}>
        <SectionHeader
          id="security-sessions"
          title={t('sessions')}
          count={sessions?.length}
          actions={
            others.length > 0 && (
              <PlainButton onClick={() => setAsked('others')}>{t('signOutOthers')}</PlainButton>
            )
          }
        />
      </div>
      {!sessions && isError && (
        <ErrorState
          framed={false}
          title={t('failed')}
          text={t('failedText')}
          retryText={t('retry')}
          onRetry={() => void refetch()}
        />
      )}
      {!sessions && !isError && <ListSkeleton rows={2} text={t('loading')} />}
      <ul>
        {sessions?.map((session) => (
          <SessionRow key={session._id} session={session} onEnd={() => setAsked(session)} />
        ))}
      </ul>
      {asked && <EndDialog asked={asked} others={others.length} onClose={() => setAsked(undefined)} />}
    </Card>
  );
}

function SessionRow({ session, onEnd }: { session: SessionInfo; onEnd: () => void }) {
  const t = useSecurityTexts();
  const name = useDeviceName()(session.device);
  const { current, place } = session;
  return (
    <SecurityRow
      icon={deviceIcon(session.device)}
      title={name}
      text={
        <>
          {place && <>{place} · </>}
          <RelativeTime
            time={current ? session.createdAt : session.lastUsedAt}
            label={(ago) => t(current ? 'signedIn' : 'lastUsed', { ago })}
          />
        </>
      }
    >
      {current ? (
        <Badge color="green" icon={CircleCheck}>
          {t('thisDevice')}
        </Badge>
      ) : (
        <PlainButton
          variant="text"
          size="small"
          aria-label={t('signOutOf', { device: name })}
          onClick={onEnd}
        >
          {t('signOut')}
        </PlainButton>
      )}
    </SecurityRow>
  );
}

interface EndDialogProps {
  asked: SessionInfo | 'others';
  others: number;
  onClose: () => void;
}

function EndDialog({ asked, others, onClose }: EndDialogProps) {
  const t = useSecurityTexts();
  const nameOf = useDeviceName();
  const [endOne, one] = useEndSessionMutation();
  const [endOthers, all] = useEndOtherSessionsMutation();
  const end = async () => {
    const { error } = await (asked === 'others' ? endOthers() : endOne(asked._id));
    onClose();
    if (error) return toast.error(t('endFailed'), errorMessage(error, t('endFailedText')));
    toast.success(t('ended'), t(asked === 'others' ? 'othersEndedText' : 'endedText'));
  };
  return (
    <ConfirmDialog
      open
      title={asked === 'others' ? t('othersTitle') : t('signOutTitle', { device: nameOf(asked.device) })}
      confirmText={asked === 'others' ? t('signOutOthers') : t('signOut')}
      busyText={t('signingOut')}
      cancelText={t('cancel')}
      busy={one.isLoading || all.isLoading}
      onConfirm={() => void end()}
      onCancel={onClose}
    >
      {asked === 'others' ? t('othersText', { count: others }) : t('signOutText')}
    </ConfirmDialog>
  );
}
