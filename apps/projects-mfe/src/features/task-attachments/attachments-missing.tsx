import { SectionTitle } from '../../section-title/section-title';
import { useTexts } from '../../texts';
import styles from './attachments.module.css';

/**
 * Replaces the attachments when only the board's data of the task is available; the comments section shows
 * why and offers Retry.
 */
export function AttachmentsMissing() {
  const t = useTexts();
  return (
    <section className={styles.section} aria-label={t('attachments')}>
      <SectionTitle>{t('attachments')}</SectionTitle>
      <p className={styles.hint}>{t('partFailed')}</p>
    </section>
  );
}
