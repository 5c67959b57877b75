import CheckCheck from 'lucide-react/icons/check-check';
import { useState } from 'react';
import { INBOX_TABS, NOTIFICATION_TYPES, type InboxTab, type NotificationType } from '@taskloom/contracts';
import { errorMessage, useMarkAllNotificationsReadMutation } from '@taskloom/contracts/rtk';
import { lazyPart, LazyBoundary } from '@taskloom/client';
import { useInbox, useNotifications } from '@taskloom/client/realtime';
import { useSearchParams } from '@taskloom/client/router';
import { toast } from '@taskloom/client/toasts';
import { EmptyState, ErrorState, ListSkeleton, PageHeader, PlainButton, type IconShape } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { InboxFilters } from '../../features/inbox-filters/inbox-filters';
import { InboxList } from '../../features/inbox-list/inbox-list';
import { useTexts } from '../../texts';
import styles from './inbox.page.module.css';

const RulesDialog = lazyPart(() => import('../../features/inbox-rules/rules-dialog'));

/** Age after which cached data is refetched when the screen opens, in seconds. */
const FRESH_FOR = 10;

const EMPTY = { open: 'noOpen', unread: 'noUnread', snoozed: 'noSnoozed', done: 'noDone' } as const;

const isType = (name: string): name is NotificationType =>
  (NOTIFICATION_TYPES as readonly string[]).includes(name);

/** Tab and filters are in the address, so that they survive a reload and Back. */
function useSelection() {
  const [params, setParams] = useSearchParams();
  const tab: InboxTab = INBOX_TABS.find((name) => name === params.get('tab')) ?? 'open';
  const types = (params.get('types') ?? '').split(',').filter(isType);
  const projectId = params.get('project');
  const show = (next: { tab?: InboxTab; types?: readonly string[]; projectId?: string | null }) =>
    setParams(
      (now) => {
        const set = (name: string, value: string) => (value ? now.set(name, value) : now.delete(name));
        if (next.tab) set('tab', next.tab === 'open' ? '' : next.tab);
        if (next.types) set('types', next.types.join(','));
        if (next.projectId !== undefined) set('project', next.projectId ?? '');
        return now;
      },
      { replace: true },
    );
  return { tab, types, projectId, show };
}

interface TopButtonProps {
  icon: IconShape;
  /** Only for screen readers on a phone. */
  word: string;
  onPress: () => void;
}

const TopButton = ({ icon, word, onPress }: TopButtonProps) => (
  <PlainButton icon={icon} className={styles.action} title={word} onClick={onPress}>
    <span className={styles.word}>{word}</span>
  </PlainButton>
);

/** The inbox: a person's notifications, to be read, done or snoozed. */
export default function InboxPage() {
  const t = useTexts();
  const { tab, types, projectId, show } = useSelection();
  const inbox = useInbox({ tab, types, projectId }, { refetchOnMountOrArgChange: FRESH_FOR });
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = inbox;
  const unread = useNotifications().data?.unreadCount ?? 0;
  const [markAll] = useMarkAllNotificationsReadMutation();
  const [rules, setRules] = useState(false);
  const onRulesFailed = () => {
    setRules(false);
    toast.error(t('rulesFailedLoad'));
  };
  const isFiltered = types.length > 0 || projectId !== null;

  const onMarkAll = async () => {
    const answer = await markAll();
    if (answer.error) toast.error(t('changeFailed'), errorMessage(answer.error, t('changeFailed')));
  };

  return (
    <>
      <div className={styles.top}>
        <PageHeader
          title={t('inbox')}
          actions={
            <>
              <TopButton icon={icons.action.filters} word={t('rulesButton')} onPress={() => setRules(true)} />
              {unread > 0 && (
                <TopButton icon={CheckCheck} word={t('markAllRead')} onPress={() => void onMarkAll()} />
              )}
            </>
          }
        />
      </div>
      {rules && (
        <LazyBoundary onFail={onRulesFailed}>
          <RulesDialog first={projectId} onClose={() => setRules(false)} />
        </LazyBoundary>
      )}
      <InboxFilters
        tab={tab}
        types={types}
        projectId={projectId}
        unread={unread}
        snoozed={inbox.snoozedCount ?? 0}
        onChange={show}
      />
      <div className={styles.panel}>
        {!data && !(error && !isFetching) && <ListSkeleton text={t('loadingInbox')} />}
        {!data && error && !isFetching && (
          <ErrorState
            title={t('inboxFailed')}
            text={errorMessage(error, t('inboxFailed'))}
            retryText={t('retry')}
            onRetry={() => void refetch()}
          />
        )}
        {data && data.length > 0 && (
          <InboxList key={`${tab} ${types.join()} ${projectId ?? ''}`} notifications={data} tab={tab} />
        )}
        {data?.length === 0 && !hasNextPage && (
          <EmptyState
            icon={icons.nav.inbox}
            level={2}
            title={t('nothingNew')}
            text={t(isFiltered ? 'noFiltered' : EMPTY[tab])}
          />
        )}
        {hasNextPage && (
          <PlainButton busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </PlainButton>
        )}
      </div>
    </>
  );
}
