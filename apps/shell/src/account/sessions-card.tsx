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
import { Badge, PlainButton, RelativeTime } from '@taskloom/ui';
import { ConfirmDialog } from '@taskloom/ui/modal';
import { deviceIcon, useDeviceName } from './device';
import { useSecurityTexts } from './texts';
import { SecurityList } from './security-list';
import { SecurityRow } from './security-row';

const FIRST = 5;

/** The current session, then the others by their last use. */
const inOrder = (sessions?: readonly SessionInfo[]) =>
  sessions?.toSorted((a, b) => Number(b.current) - Number(a.current));

/** The person's sessions; any but the current one can be ended. */
export function SessionsCard() {
  const t = useSecurityTexts();
  const query = useGetSessionsQuery();
  const [asked, setAsked] = useState<SessionInfo | 'others'>();
  const others = query.data?.filter(({ current }) => !current) ?? [];
  return (
    <>
      <SecurityList
        id="security-sessions"
        title={t('sessions')}
        actions={
          others.length > 0 && (
            <PlainButton onClick={() => setAsked('others')}>{t('signOutOthers')}</PlainButton>
          )
        }
        query={{ ...query, data: inOrder(query.data) }}
        first={{
          count: FIRST,
          label: (count, shown) => (shown ? t('fewer') : t('more', { count })),
        }}
        texts={{
          loading: t('loading'),
          failed: t('failed'),
          failedText: t('failedText'),
          retry: t('retry'),
        }}
        rows={2}
      >
        {(session) => <SessionRow key={session._id} session={session} onEnd={() => setAsked(session)} />}
      </SecurityList>
      {asked && <EndDialog asked={asked} others={others.length} onClose={() => setAsked(undefined)} />}
    </>
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
          <RelativeTime time={session.createdAt} label={(ago) => t('signedIn', { ago })} />
          {!current && (
            <>
              {' · '}
              <RelativeTime time={session.lastUsedAt} label={(ago) => t('lastUsed', { ago })} />
            </>
          )}
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
