import { SCREENS, type Project } from '@taskloom/contracts';
import { Link } from '@taskloom/client/router';
import { Card, DeadlineText, followLink, Highlight, Icon, StatusBadge } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { STOP } from '../../arrows/use-arrows';
import { useTexts } from '../../texts';
import styles from './hit-card.module.css';

/** A project in the results; the whole card links to it. */
export function ProjectHitCard({ project, query }: { project: Project; query: string }) {
  const t = useTexts();
  const { _id, title, status, description, owner, members, deadline } = project;
  return (
    <Card
      as="li"
      padding="none"
      interactive
      className={`${styles.card} ${styles.project}`}
      onClick={followLink}
    >
      <h3 className={styles.title}>
        <Link to={SCREENS.project(_id)} className={styles.link} {...{ [STOP]: '' }}>
          <Highlight text={title} query={query} />
        </Link>
      </h3>
      <div className={styles.badges}>
        <StatusBadge status={status} />
      </div>
      {description && (
        <p className={styles.description}>
          <Highlight text={description} query={query} />
        </p>
      )}
      <span className={`${styles.owner} ${styles.meta}`}>{t('owner', { name: owner.name })}</span>
      <span className={`${styles.people} ${styles.meta}`}>
        <Icon icon={icons.meta.members} size={14} />
        {t('members', { count: members.length })}
      </span>
      <span className={styles.deadline}>
        <DeadlineText
          deadline={deadline}
          done={status === 'completed'}
          label={(date) => t('due', { date })}
          overdueText={t('overdue')}
          noDateText={t('noDate')}
        />
      </span>
    </Card>
  );
}
