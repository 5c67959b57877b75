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
} from '@taskloom/ui';
import { STOP } from '../../arrows/use-arrows';
import { useTexts } from '../../texts';
import styles from './hit-card.module.css';

/** A task in the results; the whole card links to it on its project's page (specification 2.10 and 14.2). */
export function TaskHitCard({ task, query }: { task: TaskHit; query: string }) {
  const t = useTexts();
  const { _id, title, project, status, priority, description, assignees, deadline, archive } = task;
  return (
    <Card as="li" padding="none" interactive className={styles.card} onClick={followLink}>
      <h3 className={styles.title}>
        <Link to={SCREENS.task(project._id, _id)} className={styles.link} {...{ [STOP]: '' }}>
          <Highlight text={title} query={query} />
        </Link>
      </h3>
      <p className={styles.place}>
        {t('inProject', { project: project.title })}
        {archive && ` · ${t('archivedOn', { date: formatInstant(archive.at) })}`}
      </p>
      <div className={styles.badges}>
        <StatusBadge status={status} />
        <PriorityBadge priority={priority} />
      </div>
      {description && (
        <p className={styles.description}>
          <Highlight text={description} query={query} />
        </p>
      )}
      <Assignees assignees={assignees} />
      <span className={styles.deadline}>
        <DeadlineText
          deadline={deadline}
          done={status === 'done'}
          overdueText={t('overdue')}
          noDateText={t('noDate')}
        />
      </span>
    </Card>
  );
}

function Assignees({ assignees }: Pick<TaskHit, 'assignees'>) {
  const t = useTexts();
  if (assignees.length === 0) {
    return (
      <span className={`${styles.people} ${styles.meta}`}>
        <NobodyAvatar size={20} />
        {t('unassigned')}
      </span>
    );
  }
  const people = assignees.map(({ user }) => user);
  return (
    <span className={styles.people}>
      <AvatarStack
        size={20}
        people={people}
        primaryId={assignees.find(({ role }) => role === 'primary')?.user._id}
        label={t('assignees', { names: people.map(({ name }) => name).join(', ') })}
      />
    </span>
  );
}
