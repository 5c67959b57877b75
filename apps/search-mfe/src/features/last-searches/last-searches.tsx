import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Card, Icon, IconButton, PlainButton } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { STOP } from '../../arrows/use-arrows';
import { useTexts } from '../../texts';
import styles from './last-searches.module.css';

export interface LastSearchesProps {
  terms: readonly string[];
  onSearch: (term: string) => void;
  onForget: (term: string) => void;
  onForgetAll: () => void;
  /** Puts the focus into the search field, once the list is empty. */
  onLeave: () => void;
}

/** The last searches of this person, below the prompt: one press repeats one, another one removes it. */
export function LastSearches({ terms, onSearch, onForget, onForgetAll, onLeave }: LastSearchesProps) {
  const t = useTexts();
  const list = useRef<HTMLUListElement>(null);
  if (terms.length === 0) return null;

  /** The focus goes to the entry that takes the place of the removed one. */
  const forget = (term: string, at: number) => {
    flushSync(() => onForget(term));
    const stops = list.current?.querySelectorAll<HTMLElement>(`[${STOP}]`);
    const next = stops?.[Math.min(at, stops.length - 1)];
    if (next) next.focus();
    else onLeave();
  };
  const forgetAll = () => {
    onForgetAll();
    onLeave();
  };

  return (
    <section className={styles.section} aria-labelledby="last-searches">
      <div className={styles.head}>
        <h2 id="last-searches" className={styles.heading}>
          {t('lastSearches')}
        </h2>
        <PlainButton variant="text" size="small" aria-label={t('clearLast')} onClick={forgetAll}>
          {t('clear')}
        </PlainButton>
      </div>
      <Card padding="none">
        <ul ref={list}>
          {terms.map((term, at) => (
            <li key={term} className={styles.line}>
              <button
                type="button"
                className={styles.term}
                {...{ [STOP]: '' }}
                onClick={() => onSearch(term)}
              >
                <Icon icon={icons.action.history} className={styles.icon} />
                <span className={styles.word}>{term}</span>
              </button>
              <IconButton
                label={t('forget', { term })}
                icon={icons.action.close}
                size={28}
                onClick={() => forget(term, at)}
              />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
