import { LIMITS, SCREENS, type ArchivedTask } from '@taskloom/contracts';
import { errorMessage, useGetArchiveQuery } from '@taskloom/contracts/rtk';
import { Link } from '@taskloom/client/router';
import { AvatarStack, Card, EmptyState, ErrorState, ListSkeleton, PlainButton } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useState } from 'react';
import { useRestoreTask } from '../../tasks/archive/use-archive';
import { useArchivedWords } from '../../tasks/archive/use-archived-words';
import { useTexts } from '../../texts/all';
import styles from './archive-list.module.css';

function Row({ task }: { task: ArchivedTask }) {
  const t = useTexts();
  const words = useArchivedWords();
  const restore = useRestoreTask(task.project);
  const [busy, setBusy] = useState(false);
  const { _id, project, title, assignees, archive } = task;
  const people = assignees.map(({ user }) => user);
  const press = async () => {
    setBusy(true);
    if (!(await restore(task))) setBusy(false);
  };
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <Link to={SCREENS.taskPanel(project, _id)} className={styles.title}>
          {title}
        </Link>
        <span className={styles.details}>{words(archive)}</span>
      </span>
      <span className={styles.people}>
        {people.length > 0 && (
          <AvatarStack people={people} size={20} label={people.map(({ name }) => name).join(', ')} />
        )}
      </span>
      <PlainButton
        size="small"
        busy={busy}
        icon={icons.action.unarchive}
        aria-label={t('restoreTaskToBoard', { title })}
        onClick={() => void press()}
      >
        {t('restoreToBoard')}
      </PlainButton>
    </li>
  );
}

/** One page, and the pages after it once they are asked for. */
function Pages({ projectId, cursor }: { projectId: string; cursor?: string }) {
  const t = useTexts();
  const { data, error, isFetching, refetch } = useGetArchiveQuery(
    cursor ? { projectId, cursor } : { projectId },
  );
  const [older, setOlder] = useState(false);
  if (!data)
    return isFetching ? (
      <ListSkeleton text={t('archiveLoading')} />
    ) : (
      <ErrorState
        title={t('archiveNotLoaded')}
        text={errorMessage(error, t('archiveNotLoaded'))}
        retryText={t('retry')}
        onRetry={() => void refetch()}
        framed={false}
      />
    );
  const last = data.length === LIMITS.archivePage ? data.at(-1) : undefined;
  if (data.length === 0 && !cursor)
    return (
      <EmptyState
        icon={icons.action.archive}
        title={t('archiveEmpty')}
        text={t('archiveEmptyText')}
        framed={false}
      />
    );
  return (
    <>
      <ul className={styles.rows}>
        {data.map((task) => (
          <Row key={task._id} task={task} />
        ))}
      </ul>
      {last && !older && (
        <div className={styles.older}>
          <PlainButton variant="text" size="small" onClick={() => setOlder(true)}>
            {t('archiveOlder')}
          </PlainButton>
        </div>
      )}
      {last && older && <Pages projectId={projectId} cursor={last._id} />}
    </>
  );
}

/** The archived tasks of a project, newest first. */
export const ArchiveList = ({ projectId }: { projectId: string }) => (
  <Card padding="none" className={styles.frame}>
    <Pages projectId={projectId} />
  </Card>
);
