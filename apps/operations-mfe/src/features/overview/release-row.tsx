import type { ReactNode } from 'react';
import type { RemoteLive } from '@taskloom/contracts';
import { RelativeTime } from '@taskloom/ui';
import { useTexts } from '../../texts';
import { actorName } from '../../words/actor';
import { Failures } from './failures';
import { Figures } from './figures';
import styles from './release-row.module.css';
import { Troubles } from './troubles';
import { VersionWords } from './version-words';

export interface ReleaseRowProps {
  remote: string;
  release: RemoteLive;
  /** Where the version is live. */
  badge: ReactNode;
  actions?: ReactNode;
}

/** A live version: when and by whom it was activated, and its health. */
export function ReleaseRow({ remote, release, badge, actions }: ReleaseRowProps) {
  const t = useTexts();
  const { version, since, by, health } = release;
  return (
    <div className={styles.row}>
      <VersionWords
        version={version}
        before={badge}
        about={
          <RelativeTime
            time={since}
            label={(relative) => t('sinceBy', { since: relative, name: actorName(t, by) })}
          />
        }
      />
      <Figures health={health} label={t('figures', { remote, version })} />
      <Failures health={health} label={t('failuresOf', { remote, version })} />
      <Troubles troubles={health.troubles} label={t('troublesOf', { remote, version })} />
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
