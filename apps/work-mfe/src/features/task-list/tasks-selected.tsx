import { useRef, useState } from 'react';
import type { TaskHit } from '@taskloom/contracts';
import { SelectionAction, SelectionBar } from '@taskloom/ui';
import { useTexts } from '../../texts';
import { KEYS, RowPopover, type RowField } from './row-popovers';
import styles from './tasks-selected.module.css';
import type { Edit } from './use-edit-hits';
import { MOST_SELECTED } from './use-selection';

interface TasksSelectedProps {
  tasks: readonly TaskHit[];
  onEdit: (changes: Edit) => void;
  onClear: () => void;
}

const SHORTCUTS = Object.entries(KEYS).map(([key, field]) => ({ key: key.toUpperCase(), field }));

interface ActionProps extends Pick<TasksSelectedProps, 'tasks' | 'onEdit'> {
  field: RowField;
  shortcut: string;
}

function Action({ field, shortcut, tasks, onEdit }: ActionProps) {
  const t = useTexts();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <span className={styles.anchor}>
      <SelectionAction
        ref={anchor}
        shortcut={shortcut}
        keyClassName={styles.key}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t(field)}
      </SelectionAction>
      {open && (
        <RowPopover
          field={field}
          tasks={tasks}
          anchor={anchor}
          onEdit={onEdit}
          onDone={() => setOpen(false)}
        />
      )}
    </span>
  );
}

/** How many tasks are selected, and what can be done with all of them. */
export function TasksSelected({ tasks, onEdit, onClear }: TasksSelectedProps) {
  const t = useTexts();
  if (tasks.length === 0) return null;
  return (
    <SelectionBar
      label={t('selectedTasks')}
      count={t(tasks.length === MOST_SELECTED ? 'selectedMost' : 'selected', { count: tasks.length })}
      clearText={t('clearSelection')}
      onClear={onClear}
      barClassName={styles.bar}
    >
      {SHORTCUTS.map(({ key, field }) => (
        <Action key={field} field={field} shortcut={key} tasks={tasks} onEdit={onEdit} />
      ))}
    </SelectionBar>
  );
}
