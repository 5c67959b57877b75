import { useState } from 'react';
import type { RemoteOverview } from '@taskloom/contracts';
import { Icon, RelativeTime } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../../texts';
import { actorName } from '../../words/actor';
import { usePermissionText } from '../../words/use-permission-text';
import styles from './granted.module.css';
import list from './version-list.module.css';

/** The permissions of a remote, who agreed to them and when, collapsed. */
export function Granted({ remote: { agreed } }: { remote: RemoteOverview }) {
  const t = useTexts();
  const permissionText = usePermissionText();
  const [open, setOpen] = useState(false);
  if (agreed.length === 0) return null;
  const title = t('permissions', { count: agreed.length });
  return (
    <details className={list.details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={list.summary}>
        <Icon icon={icons.action.next} className={list.chevron} />
        {title}
      </summary>
      {open && (
        <ul className={styles.list} aria-label={title}>
          {agreed.map(({ permission, version, at, by }) => (
            <li key={permission} className={styles.row}>
              <p className={styles.what}>{permissionText(permission)}</p>
              <p className={styles.who}>
                <RelativeTime
                  time={at}
                  label={(since) => t('agreedBy', { since, version, name: actorName(t, by) })}
                />
              </p>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
