import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useRef, type InputHTMLAttributes } from 'react';
import { Icon } from '../icons/icon';
import styles from './text-field.module.css';

export interface SearchFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'value' | 'onChange' | 'aria-label'
> {
  /** The accessible name and the placeholder. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** The name of the clear button, for example 'Clear search'. */
  clearLabel: string;
}

/**
 * A search field with a magnifier and a clear button.
 * @example
 * <SearchField label="Search reports" clearLabel="Clear" value={text} onChange={setText} />
 */
export const SearchField = ({
  label,
  value,
  onChange,
  clearLabel,
  className = '',
  ...input
}: SearchFieldProps) => {
  const field = useRef<HTMLInputElement>(null);
  const clear = (): void => {
    onChange('');
    field.current?.focus();
  };
  return (
    <span className={`${styles.frame} ${className}`}>
      <Icon icon={Search} className={styles.magnifier} />
      <input
        autoComplete="off"
        enterKeyHint="search"
        placeholder={label}
        {...input}
        ref={field}
        type="search"
        className={`${styles.input} ${styles.search}`}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value && (
        <button type="button" className={styles.toggle} aria-label={clearLabel} onClick={clear}>
          <Icon icon={X} />
        </button>
      )}
    </span>
  );
};
