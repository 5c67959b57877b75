import { useId, type KeyboardEvent } from 'react';
import { WORK_TABS, type TaskHit, type WorkTab } from '@taskloom/contracts';
import { errorMessage, useGetWorkCountsQuery } from '@taskloom/contracts/rtk';
import { useToday } from '@taskloom/client';
import { useWork } from '@taskloom/client/realtime';
import { useSearchParams } from '@taskloom/client/router';
import { EmptyState, ErrorState, ListSkeleton, PageHeader, PlainButton } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { QuickAdd } from '../../features/quick-add/quick-add';
import { TaskList } from '../../features/task-list/task-list';
import { useTexts } from '../../texts';
import styles from './work.page.module.css';

/** Age after which cached data is refetched when the screen opens, in seconds. */
const FRESH_FOR = 10;

const NONE: readonly TaskHit[] = [];

const EMPTY = {
  assigned: 'noAssigned',
  created: 'noCreated',
  mentioned: 'noMentioned',
  watching: 'noWatching',
} as const;

/** The tab is in the address, so that it survives a reload and Back. */
function useTab() {
  const [params, setParams] = useSearchParams();
  const tab = WORK_TABS.find((name) => name === params.get('tab')) ?? WORK_TABS[0];
  const show = (next: WorkTab) => setParams(next === WORK_TABS[0] ? {} : { tab: next }, { replace: true });
  return { tab, show };
}

/** My Work: a person's open tasks of all projects, by date. */
export default function WorkPage() {
  const t = useTexts();
  const { tab, show } = useTab();
  const panel = useId();
  const work = useWork(tab, { refetchOnMountOrArgChange: FRESH_FOR });
  const { data: tasks, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = work;
  const open = tasks?.filter(({ status }) => status !== 'done');

  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} />
      <Tabs tab={tab} panel={panel} shown={hasNextPage ? undefined : open?.length} onShow={show} />
      <div id={panel} role="tabpanel" aria-labelledby={`${panel}-${tab}`} className={styles.panel}>
        {!tasks && !(error && !isFetching) && <ListSkeleton text={t('loading')} />}
        {!tasks && error && !isFetching && (
          <ErrorState
            title={t('failed')}
            text={errorMessage(error, t('failed'))}
            retryText={t('retry')}
            onRetry={() => void refetch()}
          />
        )}
        {tasks && <TaskList key={tab} tasks={tasks} />}
        {open?.length === 0 && (
          <EmptyState icon={icons.status.done} level={2} title={t('noTasks')} text={t(EMPTY[tab])} />
        )}
        {hasNextPage && (
          <PlainButton busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </PlainButton>
        )}
      </div>
      <QuickAdd tasks={tasks ?? NONE} />
    </div>
  );
}

interface TabsProps {
  tab: WorkTab;
  panel: string;
  /** The tasks on the screen, when these are all of the tab. */
  shown: number | undefined;
  onShow: (tab: WorkTab) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** One tab stop; the arrow keys change the tab (ARIA practices). */
function Tabs({ tab, panel, shown, onShow }: TabsProps) {
  const t = useTexts();
  const { data: counts } = useGetWorkCountsQuery(useToday());
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    const next = step && WORK_TABS.at((WORK_TABS.indexOf(tab) + step) % WORK_TABS.length);
    if (!next) return;
    event.preventDefault();
    onShow(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  return (
    <div role="tablist" aria-label={t('tabs')} className={styles.tabs} onKeyDown={onKeyDown}>
      {WORK_TABS.map((name) => (
        <button
          key={name}
          id={`${panel}-${name}`}
          type="button"
          role="tab"
          data-tab={name}
          aria-selected={name === tab}
          aria-controls={panel}
          tabIndex={name === tab ? 0 : -1}
          className={styles.tab}
          onClick={() => onShow(name)}
        >
          {t(name)}{' '}
          <span className={styles.count}>{(name === tab ? shown : undefined) ?? counts?.[name]}</span>
        </button>
      ))}
    </div>
  );
}
