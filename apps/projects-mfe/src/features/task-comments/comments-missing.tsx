import { InlineError } from '@taskloom/ui';
import { SectionTitle } from '../../section-title/section-title';
import { useTexts } from '../../texts';
import styles from './comments.module.css';

/** Replaces the comments when only the board's data of the task is available: shows why and offers Retry. */
export function CommentsMissing({ message, onRetry }: { message: string; onRetry: () => void }) {
  const t = useTexts();
  return (
    <section className={styles.section} aria-label={t('comments')}>
      <SectionTitle>{t('comments')}</SectionTitle>
      <InlineError message={message} retryText={t('retry')} onRetry={onRetry} />
    </section>
  );
}
