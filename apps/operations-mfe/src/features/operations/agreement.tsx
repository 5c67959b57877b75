import { useId } from 'react';
import { Badge } from '@taskloom/ui';
import { useTexts } from '../../texts';
import { usePermissionText } from '../../words/use-permission-text';
import { Sentence } from '../../words/sentence';
import styles from './agreement.module.css';
import type { Needs } from './needs';

interface AgreementProps {
  remote: string;
  version: string;
  needs: Needs;
}

/** The permissions of a version once it is activated: first the new ones, then those that were agreed to before. */
export function Agreement({ remote, version, needs: { added, before } }: AgreementProps) {
  const t = useTexts();
  const permissionText = usePermissionText();
  const heading = useId();
  const all = [...added, ...before];
  return (
    <section className={styles.agreement} aria-labelledby={heading}>
      <h3 id={heading} className={styles.title}>
        <Sentence text={t('mayTitle', { remote, version })} />
      </h3>
      <p className={styles.lead}>{t(all.length === 0 ? 'mayNothing' : 'mayLead')}</p>
      {all.length > 0 && (
        <ul className={styles.list}>
          {all.map((permission) => (
            <li key={permission} className={styles.row}>
              <span className={styles.what}>{permissionText(permission)}</span>
              {added.includes(permission) && <Badge color="yellow">{t('mayNew')}</Badge>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
