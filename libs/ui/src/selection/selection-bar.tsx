import X from 'lucide-react/icons/x';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { IconButton } from '../actions/icon-button';
import { Kbd } from '../inline/kbd';
import styles from './selection-bar.module.css';

export interface SelectionBarProps {
  /** The accessible name of the toolbar. */
  label: string;
  /** How many are selected. */
  count: ReactNode;
  clearText: string;
  onClear: () => void;
  /** The actions for all of them. */
  children: ReactNode;
  className?: string;
  barClassName?: string;
}

/**
 * A toolbar at the foot of a list, for what is selected in it.
 * @example
 * <SelectionBar label="Selected tasks" count="3 selected" clearText="Clear" onClear={save}>{children}</SelectionBar>
 */
export const SelectionBar = (props: SelectionBarProps) => {
  const { label, count, clearText, onClear, children, className = '', barClassName = '' } = props;
  return (
    <div className={`tl-screen-only ${styles.place} ${className}`}>
      <div
        className={`${styles.bar} ${barClassName}`}
        data-selection-bar=""
        role="toolbar"
        aria-label={label}
      >
        <span className={styles.count} role="status">
          {count}
        </span>
        {children}
        <IconButton label={clearText} icon={X} onClick={onClear} />
      </div>
    </div>
  );
};

export interface SelectionActionProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>;
  /** The key that does the same. */
  shortcut?: string;
  keyClassName?: string;
}

/**
 * A button of the selection bar.
 * @example
 * <SelectionAction onClick={save} shortcut="M">Move</SelectionAction>
 */
export const SelectionAction = (props: SelectionActionProps) => {
  const { shortcut, keyClassName = '', className = '', children, ...button } = props;
  return (
    <button {...button} type="button" className={`${styles.action} ${className}`}>
      {shortcut && (
        <span className={`${styles.key} ${keyClassName}`} aria-hidden="true">
          <Kbd keys={[shortcut]} />
        </span>
      )}
      {children}
    </button>
  );
};
