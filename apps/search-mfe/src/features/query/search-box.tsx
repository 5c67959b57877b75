import { useRef, type FormEvent, type ReactNode } from 'react';
import { LIMITS } from '@taskloom/contracts';
import { Icon, PlainButton } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../../texts';
import styles from './search-box.module.css';

export interface SearchBoxProps {
  text: string;
  onText: (text: string) => void;
  /** Enter or the button, with a query that is not blank. */
  onRun: () => void;
  /** Right of the button. */
  children?: ReactNode;
}

/** The query, and the button that runs it at once. */
export function SearchBox({ text, onText, onRun, children }: SearchBoxProps) {
  const t = useTexts();
  const field = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) onRun();
    else field.current?.focus();
  };
  const clear = () => {
    onText('');
    field.current?.focus();
  };

  return (
    <div role="search" className={styles.bar}>
      <form className={styles.form} onSubmit={submit}>
        <div className={styles.frame}>
          <Icon icon={icons.action.search} className={styles.icon} />
          <input
            ref={field}
            className={styles.input}
            type="search"
            aria-label={t('placeholder')}
            placeholder={t('placeholder')}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={LIMITS.query}
            value={text}
            onChange={(event) => onText(event.target.value)}
          />
          {text && (
            <button type="button" className={styles.clear} aria-label={t('clearQuery')} onClick={clear}>
              <Icon icon={icons.action.close} />
            </button>
          )}
        </div>
        <PlainButton variant="primary" type="submit">
          {t('search')}
        </PlainButton>
      </form>
      {children}
    </div>
  );
}
