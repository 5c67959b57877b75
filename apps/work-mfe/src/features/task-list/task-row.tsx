import { useState, type KeyboardEvent } from 'react';
import { isOverdue, SCREENS, type TaskHit } from '@taskloom/contracts';
import { Link, useNavigate } from '@taskloom/client/router';
import { ActionMenu, formatDayNear, Icon, PriorityLabel, StatusLabel, valueWord } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../../texts';
import { RowCounts, RowPeople } from './row-facts';
import { RowField } from './row-field';
import { isFieldKey, KEYS, type RowField as Field } from './row-popovers';
import styles from './task-row.module.css';
import type { Edit } from './use-edit-task';

interface TaskRowProps {
  task: TaskHit;
  today: string;
  /** Finished a moment ago. */
  finished: boolean;
  onEdit: (task: TaskHit, changes: Edit) => void;
  onFinish: (task: TaskHit) => void;
  onUndo: (task: TaskHit) => void;
}

const hasModifier = ({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean => altKey || ctrlKey || metaKey;
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('input, [role="menu"]') !== null;

/** One task: its fields change in place, its title opens it. */
export function TaskRow({ task, today, finished, onEdit, onFinish, onUndo }: TaskRowProps) {
  const t = useTexts();
  const [open, setOpen] = useState<Field | null>(null);
  const { title, status, priority, deadline, project, _id } = task;
  const edit = (changes: Edit) => (changes.status === 'done' ? onFinish(task) : onEdit(task, changes));
  const fields = { task, open, onOpen: setOpen, onEdit: edit };

  const onKeyDown = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (hasModifier(event) || isTyping(event) || finished || !isFieldKey(key)) return;
    event.preventDefault();
    setOpen(KEYS[key]);
  };

  return (
    <li className={styles.row} data-finished={finished || undefined} onKeyDown={onKeyDown}>
      <RowField
        {...fields}
        field="priority"
        className={styles.button}
        data-priority={priority}
        aria-label={t('priorityOf', { title, value: valueWord(priority) })}
      >
        <PriorityLabel priority={priority} iconOnly />
      </RowField>
      <RowField
        {...fields}
        field="status"
        className={styles.button}
        aria-label={finished ? t('statusOf', { title, value: valueWord('done') }) : t('finish', { title })}
        onClick={() => (finished ? onUndo(task) : onFinish(task))}
      >
        <StatusLabel status={finished ? 'done' : status} iconOnly />
      </RowField>
      <Link to={SCREENS.task(project._id, _id)} className={styles.title} data-row-link="" title={title}>
        {title}
      </Link>
      {finished ? <FinishedNote onUndo={() => onUndo(task)} /> : <RowCounts task={task} />}
      <span className={styles.project} title={project.title}>
        <Icon icon={icons.nav.project} size={14} />
        <span className={styles.word}>{project.title}</span>
      </span>
      <RowField
        {...fields}
        field="date"
        placeClass={styles.datePlace}
        className={styles.date}
        data-soon={deadline === today || undefined}
        data-overdue={isOverdue(deadline) || undefined}
        aria-label={t('dateOf', { title, value: deadline ? formatDayNear(deadline, today) : t('noDate') })}
      >
        <Icon icon={isOverdue(deadline) ? icons.meta.overdue : icons.meta.deadline} size={14} />
        {deadline && <span>{formatDayNear(deadline, today)}</span>}
      </RowField>
      <RowPeople task={task} />
      <RowMenu task={task} onOpen={setOpen} />
    </li>
  );
}

function FinishedNote({ onUndo }: { onUndo: () => void }) {
  const t = useTexts();
  return (
    <span className={styles.undo} role="status">
      {t('finished')}
      <button type="button" className={styles.undoButton} onClick={onUndo}>
        {t('undo')}
      </button>
    </span>
  );
}

function RowMenu({ task, onOpen }: { task: TaskHit; onOpen: (field: Field) => void }) {
  const t = useTexts();
  const navigate = useNavigate();
  const { _id, project, title } = task;
  const entry = (field: Field) => ({ key: field, label: t(field), onSelect: () => onOpen(field) });
  return (
    <span className={styles.menu}>
      <ActionMenu
        label={t('actionsOf', { title })}
        items={[
          { key: 'open', label: t('open'), onSelect: () => void navigate(SCREENS.task(project._id, _id)) },
          ...Object.values(KEYS).map(entry),
        ]}
      />
    </span>
  );
}
