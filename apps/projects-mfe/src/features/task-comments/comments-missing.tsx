import { InlineError } from '@taskloom/ui';
import { SectionTitle } from '../../section-title/section-title';
import { useTexts } from '../../texts';
import styles from './comments.module.css';

/** In their place when only the rest of the task could be loaded: why, and the way to try again. */
export function CommentsMissing({ message, onRetry }: { message: string; onRetry: () => void }) {
  const t = useTexts();
  return (
    <section className={styles.section} aria-label={t('comments')}>
      <SectionTitle>{t('comments')}</SectionTitle>
      <InlineError message={message} retryText={t('retry')} onRetry={onRetry} />
    </section>
  );
}
