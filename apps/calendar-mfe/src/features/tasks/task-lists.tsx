import type { TaskHit } from '@taskloom/contracts';
import { Icon, PlainButton } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { TaskChip } from '../../due/task-chip';
import { useTexts } from '../../texts';
import styles from './task-lists.module.css';

/** A task that is created once there is a connection. */
interface WaitingTask {
  id: string;
  title: string;
}

interface DueTasksProps {
  due: readonly TaskHit[];
  waiting: readonly WaitingTask[];
  failed: boolean;
  onRetry: () => void;
}

/** The tasks of the selected day. */
export function DueTasks({ due, waiting, failed, onRetry }: DueTasksProps) {
  const t = useTexts();
  if (failed)
    return (
      <p className={styles.failed}>
        {t('tasksFailed')}
        <PlainButton size="small" onClick={onRetry}>
          {t('retry')}
        </PlainButton>
      </p>
    );
  if (due.length + waiting.length === 0) return null;
  return (
    <>
      <h3 className={styles.heading}>{t('tasks')}</h3>
      <ul className={styles.list}>
        {due.map((task) => (
          <TaskRow key={task._id} task={task} />
        ))}
        {waiting.map(({ id, title }) => (
          <li key={id} className={styles.waiting}>
            {title}
            <span className={styles.note}>{t('waiting')}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The open tasks without a date. */
export function UndatedTasks({ tasks }: { tasks: readonly TaskHit[] }) {
  const t = useTexts();
  if (tasks.length === 0) return null;
  return (
    <section aria-labelledby="undated-tasks">
      <h2 id="undated-tasks" className={styles.heading}>
        {t('undated')}
      </h2>
      <ul className={styles.list}>
        {tasks.map((task) => (
          <TaskRow key={task._id} task={task} grip />
        ))}
      </ul>
      <p className={styles.note}>{t('undatedHint')}</p>
    </section>
  );
}

const TaskRow = ({ task, grip = false }: { task: TaskHit; grip?: boolean }) => (
  <li className={grip ? styles.row : undefined}>
    {grip && <Icon icon={icons.action.drag} size={14} className={styles.grip} />}
    <TaskChip task={task} place="panel" />
    <span className={styles.project}>{task.project.title}</span>
  </li>
);
