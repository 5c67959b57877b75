import { useTexts } from '../../texts/all';
import styles from './restored-notice.module.css';

/** Input from before a reload or a failed save was restored. */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  const t = useTexts();
  return (
    <p className={styles.notice} role="status">
      {t('restored')}{' '}
      <button type="button" className={styles.discard} onClick={onDiscard}>
        {t('discardDraft')}
      </button>
    </p>
  );
}
