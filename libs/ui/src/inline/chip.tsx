import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';
import styles from './chip.module.css';

export interface ChipProps {
  /** The name of the value, in a quiet tone: 'Priority:'. */
  label?: string;
  children: ReactNode;
  onRemove?: () => void;
  /** The name of the remove button: 'Remove Priority: Medium'. Required with `onRemove`. */
  removeLabel?: string;
}

/**
 * A value that is set and can be removed, for example an active filter.
 * @example
 * <Chip label="Status" onRemove={save} removeLabel="Remove the filter">Done</Chip>
 */
export const Chip = ({ label, children, onRemove, removeLabel }: ChipProps) => (
  <span className={styles.chip}>
    <span className={styles.text}>
      {label && <span className={styles.label}>{label} </span>}
      {children}
    </span>
    {onRemove && (
      <button type="button" className={styles.remove} onClick={onRemove} aria-label={removeLabel}>
        <Icon icon={X} size={14} />
      </button>
    )}
  </span>
);
