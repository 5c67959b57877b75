import { hueOf, type TaskHit } from '@taskloom/contracts';
import { Icon } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { dueState } from './by-day';
import styles from './task-chip.module.css';

/** A check for a done task, a red calendar for an overdue one, otherwise the colour of the project. */
export function TaskMark({ task }: { task: TaskHit }) {
  const state = dueState(task);
  if (state === 'done') return <Icon icon={icons.action.check} size={14} className={styles.done} />;
  if (state === 'overdue') return <Icon icon={icons.meta.overdue} size={14} className={styles.overdue} />;
  return <span className={styles.swatch} data-hue={hueOf(task.project._id)} />;
}
