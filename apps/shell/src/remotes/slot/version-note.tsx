import { useTexts } from '../texts';
import type { MountedScreen } from './slot-state';
import styles from './note.module.css';

/** A note above a screen that runs in another version than requested. */
export function VersionNote({ screen, onRetry }: { screen: MountedScreen; onRetry: () => void }) {
  const t = useTexts();
  const { version, insteadOf } = screen;
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
