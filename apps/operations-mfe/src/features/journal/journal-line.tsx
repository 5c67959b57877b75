import type { RemoteJournalEntry, RemoteSkip } from '@taskloom/contracts';
import { IconTile, RelativeTime } from '@taskloom/ui';
import { useTexts } from '../../texts';
import { actorName } from '../../words/actor';
import { usePermissionText } from '../../words/use-permission-text';
import { Sentence } from '../../words/sentence';
import { ACTION_ICONS } from './actions';
import { did } from './did';
import styles from './journal-line.module.css';

const SKIPS = {
  checks: 'skippedChecks',
  browser: 'skippedBrowser',
  loads: 'skippedLoads',
} as const satisfies Record<RemoteSkip, string>;

/** Who did what to which remote, when and why. */
export function JournalLine({ entry }: { entry: RemoteJournalEntry }) {
  const t = useTexts();
  const permissionText = usePermissionText();
  const { at, by, remote, action, reason, skipped, permissions, signedBy } = entry;
  return (
    <li className={styles.line}>
      <IconTile icon={ACTION_ICONS[action]} size={28} />
      <div className={styles.text}>
        <p className={styles.what}>
          <span className={styles.remote}>{remote}</span>
          {': '}
          {actorName(t, by)} <Sentence text={did(t, entry)} />
        </p>
        {reason && <p className={styles.reason}>{reason}</p>}
        {skipped.length > 0 && (
          <p className={styles.reason}>
            {t('skipped', { what: skipped.map((each) => t(SKIPS[each])).join(', ') })}
          </p>
        )}
        {signedBy && <p className={styles.reason}>{t('signedWith', { key: signedBy })}</p>}
        {permissions.length > 0 && (
          <ul className={styles.permissions}>
            {permissions.map((permission) => (
              <li key={permission}>{permissionText(permission)}</li>
            ))}
          </ul>
        )}
        <p className={styles.when}>
          <RelativeTime time={at} />
        </p>
      </div>
    </li>
  );
}
