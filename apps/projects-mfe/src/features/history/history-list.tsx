import { SCREENS, type HistoryEvent } from '@taskloom/contracts';
import { errorMessage, useGetHistoryInfiniteQuery } from '@taskloom/contracts/rtk';
import { Link } from '@taskloom/client/router';
import { Icon, InlineError, ListSkeleton, RelativeTime, PlainButton } from '@taskloom/ui';
import { useTexts } from '../../texts/all';
import { Sentence } from '../../texts/sentence';
import { eventIcon } from './event-icon';
import { eventWords, joined } from './event-words';
import styles from './history-list.module.css';

interface LineProps {
  event: HistoryEvent;
  projectId: string;
}

function Line({ event, projectId }: LineProps) {
  const t = useTexts();
  const { actor, task, type, createdAt } = event;
  const name = actor?.name ?? t('eventSomeone');
  return (
    <li className={styles.event}>
      <Icon icon={eventIcon(event)} size={14} />
      <div className={styles.words}>
        {task && (
          <div className={styles.task}>
            {type === 'task_deleted' ? (
              task.title
            ) : (
              <Link to={SCREENS.task(projectId, task._id)}>{task.title}</Link>
            )}
          </div>
        )}
        {eventWords(t, event).map((words, at) => (
          <div key={at}>
            <Sentence text={words} strong={name} />
          </div>
        ))}
        <span className={styles.time}>
          <RelativeTime time={createdAt} />
        </span>
      </div>
    </li>
  );
}

/** The events of a project, newest first, a page at a time; changes of others arrive by themselves. */
export function HistoryList({ projectId }: { projectId: string }) {
  const t = useTexts();
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useGetHistoryInfiniteQuery({ projectId });
  if (error && !isFetching)
    return (
      <InlineError
        message={errorMessage(error, t('historyFailed'))}
        retryText={t('retry')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <ListSkeleton text={t('loadingHistory')} />;
  const events = joined(data.pages.flatMap((page) => page.events)).filter(
    (event) => eventWords(t, event).length > 0,
  );
  return (
    <>
      {events.length === 0 && !hasNextPage && <p className={styles.none}>{t('historyEmpty')}</p>}
      <ol className={styles.events}>
        {events.map((event) => (
          <Line key={event.revision} event={event} projectId={projectId} />
        ))}
      </ol>
      {hasNextPage && (
        <PlainButton variant="link" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('historyOlder')}
        </PlainButton>
      )}
    </>
  );
}
