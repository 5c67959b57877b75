import { PlainButton } from '@taskloom/ui';
import { useTexts } from '../texts/all';
import styles from './draft-kept.module.css';

/** A note that text of an earlier visit is still in the form. */
export function DraftKept({ shown, onDiscard }: { shown: boolean; onDiscard: () => void }) {
  const t = useTexts();
  if (!shown) return null;
  return (
    <p className={styles.note} role="status">
      {t('draftKept')}
      <PlainButton size="small" onClick={onDiscard}>
        {t('discardKept')}
      </PlainButton>
    </p>
  );
}
