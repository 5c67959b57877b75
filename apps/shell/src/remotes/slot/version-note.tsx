import { useTexts } from '../texts';
import type { Standing } from './slot-state';
import styles from './note.module.css';

/** A quiet line above a screen that runs in another version than the one that is live. */
export function VersionNote({ standing, onRetry }: { standing: Standing; onRetry: () => void }) {
  const t = useTexts();
  const { version, insteadOf } = standing;
  if (insteadOf === null) return null;
  return (
    <p className={styles.note} role="status">
      {t('otherVersion', { version, requested: insteadOf })}{' '}
      <button type="button" className={styles.action} onClick={onRetry}>
        {t('tryRequested')}
      </button>
    </p>
  );
}
