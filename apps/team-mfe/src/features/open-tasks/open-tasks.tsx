import { countsAsDue, isOverdue, SCREENS, type TaskHit } from '@taskloom/contracts';
import { useToday } from '@taskloom/client';
import { Link } from '@taskloom/client/router';
import {
  Card,
  formatDayNear,
  Icon,
  PlainButton,
  PriorityLabel,
  SectionHeader,
  StatusLabel,
  VisuallyHidden,
} from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { moveFocus } from '../../rows/move-focus';
import rows from '../../rows/rows.module.css';
import { useTexts } from '../../texts';
import styles from './open-tasks.module.css';

interface OpenTasksProps {
  title: string;
  tasks: readonly TaskHit[];
  /** Also those that the response leaves out. */
  total: number;
  /** Number of further tasks that can be loaded. */
  more: number;
  isLoadingMore: boolean;
  onMore: () => void;
}

/** The person's open tasks that the reader may see, in the order of My Work. */
export function OpenTasks({ title, tasks, total, more, isLoadingMore, onMore }: OpenTasksProps) {
  const t = useTexts();
  const today = useToday();
  return (
    <section aria-labelledby="open-tasks">
      <SectionHeader id="open-tasks" title={title} count={total} />
      <Card padding="none">
        {tasks.length > 0 ? (
          <ul className={styles.list} onKeyDown={moveFocus}>
            {tasks.map((task) => (
              <TaskRow key={task._id} task={task} today={today} />
            ))}
          </ul>
        ) : (
          <p className={styles.none}>{t('noOpenTasks')}</p>
        )}
      </Card>
      {more > 0 ? (
        <div className={rows.foot}>
          <PlainButton busy={isLoadingMore} onClick={onMore}>
            {t('showMore', { count: more })}
          </PlainButton>
        </div>
      ) : (
        tasks.length < total && <p className={rows.foot}>{t('notListed', { count: total - tasks.length })}</p>
      )}
    </section>
  );
}

function TaskRow({ task, today }: { task: TaskHit; today: string }) {
  const t = useTexts();
  const { _id, title, status, priority, deadline, project } = task;
  const canBeDue = countsAsDue(task);
  const isLate = canBeDue && isOverdue(deadline);
  return (
    <li className={`${rows.row} ${styles.row}`}>
      <span className={styles.priority} data-priority={priority}>
        <PriorityLabel priority={priority} iconOnly />
      </span>
      <StatusLabel status={status} iconOnly />
      <Link to={SCREENS.task(project._id, _id)} className={`${rows.link} ${styles.title}`} title={title}>
        {title}
      </Link>
      <span className={`${rows.fact} ${styles.project}`} title={project.title}>
        <Icon icon={icons.nav.project} size={14} />
        <span className={rows.word}>{project.title}</span>
      </span>
      <span
        className={`${rows.fact} ${styles.date}`}
        data-soon={(canBeDue && deadline === today) || undefined}
        data-overdue={isLate || undefined}
      >
        {deadline && (
          <>
            <Icon icon={isLate ? icons.meta.overdue : icons.meta.deadline} size={14} />
            <time dateTime={deadline}>{formatDayNear(deadline, today)}</time>
            {isLate && <VisuallyHidden>{t('overdue')}</VisuallyHidden>}
          </>
        )}
      </span>
    </li>
  );
}
