import { API, API_BASE } from '@taskloom/contracts';
import { PlainButton } from '@taskloom/ui';
import { NewSecret } from '@taskloom/ui/modal';
import { CopyButton } from '../factor/copy-button';
import { useTokenTexts } from './texts';
import styles from './api-tokens.module.css';

/** The token itself, until the person confirms that it is copied. */
export function NewToken({ secret, onDone }: { secret: string; onDone: () => void }) {
  const t = useTokenTexts();
  const example = `curl -H "Authorization: Bearer ${secret}" ${location.origin}${API_BASE}${API.projects}`;
  return (
    <div className={styles.new}>
      <NewSecret
        title={t('createdTitle')}
        text={t('createdText')}
        secret={secret}
        actions={
          <>
            <CopyButton text={secret} />
            <PlainButton size="small" variant="primary" onClick={onDone}>
              {t('done')}
            </PlainButton>
          </>
        }
      >
        <p className={styles.words}>{t('example')}</p>
        <code className={styles.example}>{example}</code>
      </NewSecret>
    </div>
  );
}
