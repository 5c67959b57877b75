import type { ReactNode } from 'react';
import { hueOf, SCREENS } from '@taskloom/contracts';
import { Link } from '@taskloom/client/router';
import { Card, Icon, IconTile, SectionHeader, StatusLabel, formatDayLong, valueWord } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../../texts';
import type { DeadlineProject } from './by-deadline';
import styles from './deadlines-panel.module.css';
import { DeadlinesSkeleton } from './deadlines-skeleton';

export interface DeadlinesPanelProps {
  day: string;
  /** Undefined while loading. */
  projects: readonly DeadlineProject[] | undefined;
  /** No project has a deadline on any day. */
  nothingDue: boolean;
  /** Beside the heading. */
  actions?: ReactNode;
  /** Below the heading: a new task. */
  form?: ReactNode;
  /** Below the deadlines: tasks. */
  children?: ReactNode;
}

/** The deadlines of the selected day; announced when the day changes. */
export function DeadlinesPanel(props: DeadlinesPanelProps) {
  const { day, projects, nothingDue, actions, form, children } = props;
  const t = useTexts();
  return (
    <section
      className={styles.panel}
      aria-labelledby="deadlines-heading"
      aria-live="polite"
      aria-atomic="true"
    >
      <SectionHeader
        id="deadlines-heading"
        title={t('deadlinesFor', { day: formatDayLong(day) })}
        actions={actions}
      />
      {form}
      {!projects && <DeadlinesSkeleton text={t('loading')} />}
      {projects?.length === 0 && (
        <Card className={styles.empty}>
          <IconTile icon={icons.state.noDeadlines} size={36} />
          <h3 className={styles.emptyTitle}>{t('noDeadlines')}</h3>
          {nothingDue && <p className={styles.hint}>{t('noDeadlinesAtAll')}</p>}
        </Card>
      )}
      {projects && projects.length > 0 && (
        <ul className={styles.list}>
          {projects.map((project) => (
            <DeadlineCard key={project._id} project={project} />
          ))}
        </ul>
      )}
      {projects && children}
    </section>
  );
}

function DeadlineCard({ project: { _id, title, status } }: { project: DeadlineProject }) {
  const t = useTexts();
  return (
    <Card as="li" interactive className={styles.card} data-hue={hueOf(_id)}>
      <Link to={SCREENS.project(_id)} className={styles.link}>
        {title}
      </Link>
      <Icon icon={icons.action.open} className={styles.arrow} />
      <StatusLabel status={status} size={14}>
        <span className={styles.status}>{t('status', { status: valueWord(status) })}</span>
      </StatusLabel>
    </Card>
  );
}
