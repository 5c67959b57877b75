import type { FieldProps } from '@taskloom/ui';
import { useId, type ReactNode } from 'react';
import styles from './panel-facts.module.css';

interface FactRowProps {
  /** What the styles know it by. */
  name: string;
  label: string;
  error?: string;
  overdue?: string;
  children: (field: FieldProps) => ReactNode;
}

/** A fact of the task: its label, and its value, which has no box until it is used. */
export function FactRow({ name, label, error, overdue, children }: FactRowProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={styles.row} data-fact={name}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.value}>
        {children({
          id,
          'aria-describedby': error ? errorId : undefined,
          'aria-invalid': error ? true : undefined,
          'aria-required': undefined,
          status: error ? 'error' : undefined,
        })}
        {overdue && <span className={styles.overdue}>{overdue}</span>}
        <div aria-live="polite">
          {error && (
            <p id={errorId} className={styles.error}>
              {error}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
