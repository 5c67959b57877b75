import type { RemoteAction, RemoteJournalEntry, RemoteSkip } from '@taskloom/contracts';
import { IconTile, RelativeTime } from '@taskloom/ui';
import { icons, type IconShape } from '@taskloom/ui/icons';
import { useTexts } from '../../texts';
import { actorName } from '../../words/actor';
import { Sentence } from '../../words/sentence';
import { did } from './did';
import styles from './journal-line.module.css';

const ICONS: Record<RemoteAction, IconShape> = {
  publish: icons.action.upload,
  activate: icons.action.check,
  canary: icons.status.inprogress,
  preview: icons.action.show,
  rollback: icons.action.rollBack,
  halt: icons.state.error,
  lock: icons.action.lock,
  unlock: icons.action.unlock,
  revoke: icons.action.revoke,
};

const SKIPS = {
  checks: 'skippedChecks',
  browser: 'skippedBrowser',
  loads: 'skippedLoads',
} as const satisfies Record<RemoteSkip, string>;

/** Who did what to which remote, when and why. */
export function JournalLine({ entry }: { entry: RemoteJournalEntry }) {
  const t = useTexts();
  const { at, by, remote, action, reason, skipped } = entry;
  return (
    <li className={styles.line}>
      <IconTile icon={ICONS[action]} size={28} />
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
        <p className={styles.when}>
          <RelativeTime time={at} />
        </p>
      </div>
    </li>
  );
}
