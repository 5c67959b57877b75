import type { HistoryEvent } from '@taskloom/contracts';
import { errorMessage, useGetHistoryInfiniteQuery, type TaskPath } from '@taskloom/contracts/rtk';
import { Icon, InlineError, PlainButton, RelativeTime } from '@taskloom/ui';
import { useTexts } from '../../texts/all';
import { Sentence } from '../../texts/sentence';
import { useEventsShown, type TimelineEvents } from '../../timeline/timeline';
import { eventIcon } from './event-icon';
import { eventWords, joined } from './event-words';
import styles from './task-events.module.css';

function TaskEvent({ event }: { event: HistoryEvent }) {
  const t = useTexts();
  const name = event.actor?.name ?? t('eventSomeone');
  return (
    <div className={styles.event}>
      <Icon icon={eventIcon(event)} size={14} />
      <div className={styles.words}>
        {eventWords(t, event).map((words, at) => (
          <div key={at}>
            <Sentence text={words} strong={name} />
            {at === 0 && (
              <>
                {' · '}
                <RelativeTime time={event.createdAt} />
              </>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The events of a task, shown between its comments: loaded in pages, and those of others as they happen. */
export function useTaskEvents(path: TaskPath): TimelineEvents {
  const t = useTexts();
  const [shown, onToggle] = useEventsShown();
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useGetHistoryInfiniteQuery(path, { skip: !shown });
  const events = shown && data ? joined(data.pages.flatMap((page) => page.events)) : [];
  const lines = events
    .filter((event) => event.type !== 'comment_added' && eventWords(t, event).length > 0)
    .map((event) => ({
      key: `event-${event.revision}`,
      time: event.createdAt,
      line: <TaskEvent event={event} />,
    }))
    .reverse();
  const failed = shown && error !== undefined && !isFetching;
  const older = failed ? (
    <InlineError
      message={errorMessage(error, t('historyFailed'))}
      retryText={t('retry')}
      onRetry={() => void refetch()}
    />
  ) : (
    shown &&
    hasNextPage && (
      <PlainButton variant="link" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {t('historyOlder')}
      </PlainButton>
    )
  );
  return { lines, isLoading: shown && !data && !failed, older: older || undefined, shown, onToggle };
}
