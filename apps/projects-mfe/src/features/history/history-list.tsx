import { SCREENS, type HistoryEvent } from '@taskloom/contracts';
import { errorMessage, useGetHistoryInfiniteQuery, type HistoryArg } from '@taskloom/contracts/rtk';
import { Link } from '@taskloom/client/router';
import { Icon, InlineError, ListSkeleton, RelativeTime, type IconShape, PlainButton } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../../texts';
import { Sentence } from '../../texts/sentence';
import { eventWords, joined } from './event-words';
import styles from './history-list.module.css';

const iconOf = ({ type }: HistoryEvent): IconShape => {
  if (type.endsWith('_deleted')) return icons.action.delete;
  if (type.endsWith('_restored')) return icons.action.rollBack;
  if (type.endsWith('_created')) return icons.action.add;
  if (type === 'file_added') return icons.action.upload;
  if (type === 'comment_added') return icons.action.send;
  return type.startsWith('member_') ? icons.action.addMember : icons.action.edit;
};

interface LineProps {
  event: HistoryEvent;
  projectId: string;
  /** Leads to the task, on the page of the project. */
  linked: boolean;
}

function Line({ event, projectId, linked }: LineProps) {
  const t = useTexts();
  const { actor, task, type, createdAt } = event;
  const name = actor?.name ?? t('eventSomeone');
  return (
    <li className={styles.event}>
      <Icon icon={iconOf(event)} size={14} />
      <div className={styles.words}>
        {linked && task && (
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

interface HistoryListProps extends HistoryArg {
  /** Types that the surrounding screen shows otherwise. */
  without?: readonly HistoryEvent['type'][];
}

/** Events, newest first, a page at a time; changes of others arrive by themselves. */
export function HistoryList({ projectId, taskId, without = [] }: HistoryListProps) {
  const t = useTexts();
  const arg = { projectId, ...(taskId !== undefined && { taskId }) };
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useGetHistoryInfiniteQuery(arg);
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
    (event) => !without.includes(event.type) && eventWords(t, event).length > 0,
  );
  return (
    <>
      {events.length === 0 && !hasNextPage && <p className={styles.none}>{t('historyEmpty')}</p>}
      <ol className={styles.events}>
        {events.map((event) => (
          <Line key={event.revision} event={event} projectId={projectId} linked={taskId === undefined} />
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
