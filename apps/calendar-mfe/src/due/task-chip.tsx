import { hueOf, SCREENS, type TaskHit } from '@taskloom/contracts';
import { Link } from '@taskloom/client/router';
import { clampClass, VisuallyHidden } from '@taskloom/ui';
import type { KeyboardEvent } from 'react';
import { useDraggableTask } from '../moving/draggable';
import { MOVE_HINT, useMoving } from '../moving/lift-context';
import { useTexts } from '../texts';
import { dueState } from './by-day';
import styles from './task-chip.module.css';
import { TaskMark } from './task-mark';

interface TaskChipProps {
  task: TaskHit;
  /** In the panel, Tab reaches each chip. In the grid, a day is a single tab stop; its tasks are in the panel, too. */
  place: 'grid' | 'panel';
}

/** A task on its day, in the colour of its project; it opens the task, and is moved by pointer or, in the panel, by keyboard. */
export function TaskChip({ task, place }: TaskChipProps) {
  const t = useTexts();
  const { title, project, _id } = task;
  const { lift, pressKey, leave } = useMoving();
  const inPanel = place === 'panel';
  const lifted = lift?.task._id === _id;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!pressKey(task, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Link
      {...useDraggableTask(task, place)}
      to={SCREENS.taskPanel(project._id, _id)}
      tabIndex={inPanel ? 0 : -1}
      className={styles.chip}
      data-hue={hueOf(project._id)}
      data-state={dueState(task)}
      data-task={_id}
      data-lifted={lifted || undefined}
      draggable={false}
      title={t('taskOf', { title, project: project.title })}
      aria-describedby={inPanel ? MOVE_HINT : undefined}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={onKeyDown}
      onBlur={lifted && lift.by === 'keyboard' ? leave : undefined}
    >
      <ChipContent task={task} />
    </Link>
  );
}

function ChipContent({ task }: { task: TaskHit }) {
  const t = useTexts();
  const state = dueState(task);
  return (
    <>
      <TaskMark task={task} />
      <span className={`${clampClass} ${styles.title}`}>
        {task.title}
        <VisuallyHidden>{`, ${task.project.title}${state === 'open' ? '' : `, ${t(state)}`}`}</VisuallyHidden>
      </span>
    </>
  );
}

/** The task under the pointer while it is dragged. */
export const FlyingChip = ({ task }: { task: TaskHit }) => (
  <span className={styles.chip} data-hue={hueOf(task.project._id)} data-state="flying">
    <ChipContent task={task} />
  </span>
);
