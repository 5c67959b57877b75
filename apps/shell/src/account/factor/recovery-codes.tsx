import { PRODUCT } from '@taskloom/contracts';
import { buttonClass, PlainButton } from '@taskloom/ui';
import { NewSecret } from '@taskloom/ui/modal';
import { CopyButton } from './copy-button';
import { useFactorTexts } from './texts';
import styles from './recovery-codes.module.css';

/** Shown once; the next step waits until the person confirms that they are saved. */
export function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  const t = useFactorTexts();
  const text = codes.join('\n');
  return (
    <div className={styles.box}>
      <NewSecret
        title={t('codesTitle')}
        text={t('codesText')}
        actions={
          <>
            <CopyButton text={text} />
            <a
              className={buttonClass({ size: 'small' })}
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
              download={`${PRODUCT.name.toLowerCase()}-recovery-codes.txt`}
            >
              {t('download')}
            </a>
            <PlainButton size="small" variant="primary" onClick={onSaved}>
              {t('saved')}
            </PlainButton>
          </>
        }
      >
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </NewSecret>
    </div>
  );
}
