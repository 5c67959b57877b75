import { lastKnownProduct } from '../../product/use-product';
import { useOutdated } from '../outdated/use-outdated';
import { useTexts } from '../texts';
import styles from './note.module.css';

interface PartMissingProps {
  title: string;
  version?: string;
  /** It was made for other versions of its place, so a retry cannot help. */
  unfit?: boolean;
  onRetry?: () => void;
}

/** A line in place of a failed part. In a page that is older than the server it offers a reload instead of a retry. */
export function PartMissing({ title, version = '', unfit = false, onRetry }: PartMissingProps) {
  const t = useTexts();
  // Without a call: this line stands inside the screen of a remote, which may not be allowed to make it.
  const { name: product } = lastKnownProduct();
  const outdated = useOutdated();
  if (outdated === null) return null;
  if (unfit && !outdated)
    return (
      <p className={styles.note} role="status">
        {t('partUnfit', { title, product })}
      </p>
    );
  return (
    <p className={styles.note} role="status">
      {outdated ? `${t('updatedTitle', { product })}.` : t('partMissing', { title, version })}{' '}
      <button
        type="button"
        className={styles.action}
        onClick={outdated ? () => window.location.reload() : onRetry}
      >
        {t(outdated ? 'reload' : 'retry')}
      </button>
    </p>
  );
}
