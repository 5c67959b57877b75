import { SCREENS, type TaskHit } from '@taskloom/contracts';
import { Link } from '@taskloom/client/router';
import {
  AvatarStack,
  Card,
  DeadlineText,
  followLink,
  formatInstant,
  Highlight,
  NobodyAvatar,
  PriorityBadge,
  StatusBadge,
  clampClass,
} from '@taskloom/ui';
import { useTexts } from '../../texts';
import styles from './hit-card.module.css';

/** A task in the results; the whole card links to it on its project's page (specification 2.10 and 14.2). */
export function TaskHitCard({ task, query }: { task: TaskHit; query: string }) {
  const t = useTexts();
  const { _id, title, project, status, priority, description, assignees, deadline, archive } = task;
  return (
    <Card as="li" interactive className={styles.card} onClick={followLink}>
      <div className={styles.head}>
        <div className={styles.titles}>
          <h3 className={styles.title}>
            <Link to={SCREENS.task(project._id, _id)} className={styles.link}>
              <Highlight text={title} query={query} />
            </Link>
          </h3>
          <p className={styles.meta}>
            {t('inProject', { project: project.title })}
            {archive && ` · ${t('archivedOn', { date: formatInstant(archive.at) })}`}
          </p>
        </div>
        <div className={styles.badges}>
          <StatusBadge status={status} />
          <PriorityBadge priority={priority} />
        </div>
      </div>
      {description && (
        <p className={`${clampClass} ${styles.description}`}>
          <Highlight text={description} query={query} />
        </p>
      )}
      <div className={`${styles.foot} ${styles.people}`}>
        <Assignees assignees={assignees} />
        <span className={styles.deadline}>
          <DeadlineText
            deadline={deadline}
            done={status === 'done'}
            overdueText={t('overdue')}
            noDateText={t('noDate')}
          />
        </span>
      </div>
    </Card>
  );
}

function Assignees({ assignees }: Pick<TaskHit, 'assignees'>) {
  const t = useTexts();
  if (assignees.length === 0) {
    return (
      <span className={styles.meta}>
        <NobodyAvatar />
        {t('unassigned')}
      </span>
    );
  }
  const people = assignees.map(({ user }) => user);
  return (
    <AvatarStack
      people={people}
      primaryId={assignees.find(({ role }) => role === 'primary')?.user._id}
      label={t('assignees', { names: people.map(({ name }) => name).join(', ') })}
    />
  );
}
