import { SectionTitle } from '../../section-title/section-title';
import { useTexts } from '../../texts';
import styles from './attachments.module.css';

/** In their place when only the rest of the task could be loaded; the comments' part tells why and tries again. */
export function AttachmentsMissing() {
  const t = useTexts();
  return (
    <section className={styles.section} aria-label={t('attachments')}>
      <SectionTitle>{t('attachments')}</SectionTitle>
      <p className={styles.hint}>{t('partFailed')}</p>
    </section>
  );
}
