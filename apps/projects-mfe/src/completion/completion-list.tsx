import { Kbd } from '@taskloom/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../texts';
import styles from './completion-list.module.css';
import type { Completing } from './use-completing';

interface CompletionListProps<Offer> {
  completing: Completing<Offer>;
  keyOf: (offer: Offer) => string;
  /** On which side of the field the list opens. */
  side?: 'above' | 'below';
  /** A question that the offers answer, instead of the usual name of the list. */
  question?: string;
  children: (offer: Offer) => ReactNode;
}

/** Completions of the last word; Tab takes the active one. */
export function CompletionList<Offer>({
  completing: { id, offers, active, take },
  keyOf,
  side = 'above',
  question,
  children,
}: CompletionListProps<Offer>) {
  const t = useTexts();
  if (offers.length === 0) return null;
  return (
    <div
      role="listbox"
      id={id}
      aria-label={question ?? t('completions')}
      className={`${styles.offers} ${side === 'above' ? styles.above : styles.below}`}
    >
      {question && (
        <p className={styles.question} aria-hidden>
          {question}
        </p>
      )}
      {offers.map((offer, index) => (
        <div
          key={keyOf(offer)}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={`${styles.completion} ${index === active ? styles.active : ''}`}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => take(offer)}
        >
          <span className={styles.word}>{children(offer)}</span>
          {index === active && <Kbd keys={['Tab']} />}
        </div>
      ))}
    </div>
  );
}
