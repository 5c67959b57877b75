import { countsAsDue, SCREENS } from '@taskloom/contracts';
import { errorMessage } from '@taskloom/contracts/rtk';
import { useToday } from '@taskloom/client';
import { useWork } from '@taskloom/client/realtime';
import { Link } from '@taskloom/client/router';
import { DeadlineText, InlineError, linkClass, StatusLabel } from '@taskloom/ui';
import { useTexts } from '../texts';
import styles from './due-today.module.css';

/** More are in My Work. */
const MOST = 20;

/** For the dashboard: the open tasks of the person that are overdue or due today, from all active projects. */
export default function DueToday() {
  const t = useTexts();
  const today = useToday();
  const { data, error, isFetching, refetch } = useWork('assigned');
  const due = data?.filter(
    (task) => countsAsDue(task) && task.deadline !== null && task.deadline <= today && task.status !== 'done',
  );
  if (!due && error && !isFetching)
    return (
      <InlineError
        message={errorMessage(error, t('failed'))}
        retryText={t('retry')}
        onRetry={() => void refetch()}
      />
    );
  if (!due) return <p className={styles.note}>{t('loading')}</p>;
  return (
    <>
      {due.length === 0 && <p className={styles.note}>{t('nothingDue')}</p>}
      <ul>
        {due.slice(0, MOST).map(({ _id, title, status, deadline, project }) => (
          <li key={_id} className={styles.row}>
            <StatusLabel status={status} size={14}>
              <Link className={styles.title} to={SCREENS.task(project._id, _id)}>
                {title}
              </Link>
            </StatusLabel>
            <span className={styles.project}>{project.title}</span>
            <DeadlineText
              deadline={deadline}
              label={(date) => (deadline === today ? t('today') : date)}
              overdueText={t('overdue')}
              noDateText={t('noDate')}
            />
          </li>
        ))}
      </ul>
      <Link className={linkClass} to={SCREENS.work}>
        {t('allTasks')}
      </Link>
    </>
  );
}
