import type { FormEvent, ReactNode } from 'react';
import { LIMITS } from '@taskloom/contracts';
import { PlainButton, SearchField } from '@taskloom/ui';
import { useTexts } from '../../texts';
import styles from './search-box.module.css';

export interface SearchBoxProps {
  text: string;
  onText: (text: string) => void;
  /** Called on Enter or the button, with a query that is not blank. */
  onRun: () => void;
  /** Rendered right of the button. */
  children?: ReactNode;
}

/**
 * The query and the button that runs it at once. An empty box takes the focus on mount, so that typing can
 * start.
 */
export function SearchBox({ text, onText, onRun, children }: SearchBoxProps) {
  const t = useTexts();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim()) onRun();
    else event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <div role="search" className={styles.bar}>
      <form className={styles.form} onSubmit={submit}>
        <SearchField
          className={styles.field}
          label={t('placeholder')}
          clearLabel={t('clearQuery')}
          autoFocus={text === ''}
          maxLength={LIMITS.query}
          value={text}
          onChange={onText}
        />
        <PlainButton variant="primary" type="submit">
          {t('search')}
        </PlainButton>
      </form>
      {children}
    </div>
  );
}
