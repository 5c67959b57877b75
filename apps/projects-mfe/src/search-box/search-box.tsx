import { Icon, isComposing } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useRef } from 'react';
import { useTexts } from '../texts/start';
import styles from './search-box.module.css';

interface SearchBoxProps {
  /** The accessible name and the placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A native search field, so that the first screens don't need antd's form kit. Escape clears it. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className={styles.box}>
      <Icon icon={icons.action.search} className={styles.icon} />
      <input
        ref={input}
        className={styles.input}
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (isComposing(event) || event.key !== 'Escape' || value === '') return;
          event.preventDefault();
          clear();
        }}
      />
      {value !== '' && (
        <button type="button" className={styles.clear} aria-label={t('clearText')} onClick={clear}>
          <Icon icon={icons.action.close} />
        </button>
      )}
    </div>
  );
}
