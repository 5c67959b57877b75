import type { ReactNode } from 'react';
import type { RemoteLive } from '@taskloom/contracts';
import { Badge, RelativeTime, type BadgeProps } from '@taskloom/ui';
import { useTexts } from '../../texts';
import { actorName } from '../../words/actor';
import { Failures } from './failures';
import { Figures } from './figures';
import styles from './release-row.module.css';
import { VersionWords } from './version-words';

export interface ReleaseRowProps {
  remote: string;
  release: RemoteLive;
  /** Where it is live. */
  word: string;
  color: BadgeProps['color'];
  actions?: ReactNode;
}

/** A version that is somewhere live: since when, by whom, and how it does. */
export function ReleaseRow({ remote, release, word, color, actions }: ReleaseRowProps) {
  const t = useTexts();
  const { version, since, by, health } = release;
  return (
    <div className={styles.row}>
      <VersionWords
        version={version}
        before={<Badge color={color}>{word}</Badge>}
        about={
          <RelativeTime
            time={since}
            label={(relative) => t('sinceBy', { since: relative, name: actorName(t, by) })}
          />
        }
      />
      <Figures health={health} label={t('figures', { remote, version })} />
      <Failures health={health} label={t('failuresOf', { remote, version })} />
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
