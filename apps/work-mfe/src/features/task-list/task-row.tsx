import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { countsAsDue, isOverdue, SCREENS, type TaskHit } from '@taskloom/contracts';
import { Link, useNavigate } from '@taskloom/client/router';
import { ActionMenu, formatDayNear, Icon, PriorityLabel, StatusLabel, valueWord } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../../texts';
import { RowCounts, RowPeople } from './row-facts';
import { RowField } from './row-field';
import { isFieldKey, KEYS, type RowField as Field } from './row-popovers';
import styles from './task-row.module.css';
import type { Edit } from './use-edit-hits';

interface TaskRowProps {
  task: TaskHit;
  today: string;
  /** Finished a moment ago. */
  finished: boolean;
  selected: boolean;
  /** The tasks that its popovers change: all selected tasks when it is one of them. */
  changed: readonly TaskHit[];
  onSelect: (task: TaskHit, how: 'toggle' | 'range') => void;
  onEdit: (tasks: readonly TaskHit[], changes: Edit) => void;
  onFinish: (task: TaskHit) => void;
  onUndo: (task: TaskHit) => void;
  /** At least one row is selected. */
  selecting: boolean;
}

const hasModifier = ({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean => altKey || ctrlKey || metaKey;
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('input, [role="menu"]') !== null;

/** One task: its fields change in place, its title opens it. */
export function TaskRow(props: TaskRowProps) {
  const { task, today, finished, selected, changed, onSelect, onEdit, onFinish, onUndo } = props;
  const t = useTexts();
  const [open, setOpen] = useState<Field | null>(null);
  const { title, status, priority, deadline, project, _id } = task;
  const canBeDue = countsAsDue(task);
  const isLate = canBeDue && isOverdue(deadline);
  const edit = (changes: Edit) => onEdit(changed, changes);
  const fields = { tasks: changed, open, onOpen: setOpen, onEdit: edit };
  const onTitle = (event: MouseEvent) => {
    const range = event.shiftKey;
    const adds = (event.ctrlKey || event.metaKey) && props.selecting;
    if (finished || !(range || adds)) return;
    event.preventDefault();
    onSelect(task, range ? 'range' : 'toggle');
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (hasModifier(event) || isTyping(event) || finished || !isFieldKey(key)) return;
    event.preventDefault();
    setOpen(KEYS[key]);
  };

  return (
    <li
      className={styles.row}
      data-task={_id}
      data-finished={finished || undefined}
      data-selected={selected || undefined}
      onKeyDown={onKeyDown}
    >
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
      <Link
        to={SCREENS.task(project._id, _id)}
        className={styles.title}
        data-row-link=""
        title={title}
        onClick={onTitle}
      >
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
        data-soon={(canBeDue && deadline === today) || undefined}
        data-overdue={isLate || undefined}
        aria-label={t('dateOf', { title, value: deadline ? formatDayNear(deadline, today) : t('noDate') })}
      >
        <Icon icon={isLate ? icons.meta.overdue : icons.meta.deadline} size={14} />
        {deadline && <span>{formatDayNear(deadline, today)}</span>}
      </RowField>
      <RowPeople task={task} />
      <RowMenu task={task} onOpen={setOpen} onSelect={() => onSelect(task, 'toggle')} />
      {!finished && (
        <button
          type="button"
          role="checkbox"
          aria-checked={selected}
          aria-label={t('selectTask', { title })}
          tabIndex={-1}
          className={styles.check}
          onClick={(event) => onSelect(task, event.shiftKey ? 'range' : 'toggle')}
        >
          {selected && <Icon icon={icons.action.check} size={12} />}
        </button>
      )}
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

interface RowMenuProps {
  task: TaskHit;
  onOpen: (field: Field) => void;
  onSelect: () => void;
}

function RowMenu({ task, onOpen, onSelect }: RowMenuProps) {
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
          { key: 'select', label: t('select'), onSelect },
          ...Object.values(KEYS).map(entry),
        ]}
      />
    </span>
  );
}
