import { useRef, type ButtonHTMLAttributes } from 'react';
import type { TaskHit } from '@taskloom/contracts';
import { RowPopover, type RowField as Field } from './row-popovers';
import styles from './task-row.module.css';
import type { Edit } from './use-edit-hits';

interface RowFieldProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  field: Field;
  /** The tasks that the popover changes: the task of the row, or all selected ones. */
  tasks: readonly TaskHit[];
  /** The field whose popover is open. */
  open: Field | null;
  onOpen: (field: Field | null) => void;
  onEdit: (changes: Edit) => void;
  placeClass?: string;
}

/** A button of a row and the popover of its field; a press opens it unless `onClick` does something else. */
export function RowField({ field, tasks, open, onOpen, onEdit, placeClass = '', ...button }: RowFieldProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const shown = open === field;
  return (
    <span className={`${styles.place} ${placeClass}`}>
      <button
        aria-expanded={shown}
        onClick={() => onOpen(shown ? null : field)}
        {...button}
        ref={anchor}
        type="button"
      />
      {shown && (
        <RowPopover field={field} tasks={tasks} anchor={anchor} onEdit={onEdit} onDone={() => onOpen(null)} />
      )}
    </span>
  );
}
