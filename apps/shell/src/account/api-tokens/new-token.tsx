import { API, API_BASE } from '@taskloom/contracts';
import { PlainButton } from '@taskloom/ui';
import { CopyButton } from '../factor/copy-button';
import { useTokenTexts } from './texts';
import styles from './api-tokens.module.css';

/** The token itself, until the person says that it is copied. */
export function NewToken({ secret, onDone }: { secret: string; onDone: () => void }) {
  const t = useTokenTexts();
  const example = `curl -H "Authorization: Bearer ${secret}" ${location.origin}${API_BASE}${API.projects}`;
  return (
    <div className={styles.new} role="status">
      <h3 className={styles.newTitle}>{t('createdTitle')}</h3>
      <p className={styles.words}>{t('createdText')}</p>
      <code className={styles.secret}>{secret}</code>
      <p className={styles.words}>{t('example')}</p>
      <code className={styles.secret}>{example}</code>
      <div className={styles.actions}>
        <CopyButton text={secret} />
        <PlainButton size="small" variant="primary" onClick={onDone}>
          {t('done')}
        </PlainButton>
      </div>
    </div>
  );
}
