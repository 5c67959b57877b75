import type { RemoteOverview, RemotePublished } from '@taskloom/contracts';
import { ActionMenu, Badge, formatSize, Icon, RelativeTime } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { Fragment, useState } from 'react';
import type { Operation } from '../../operation';
import { useTexts } from '../../texts';
import { actorName } from '../../words/actor';
import { PlaceBadge } from '../../badges/place-badge';
import styles from './version-list.module.css';
import { VersionWords } from './version-words';

export interface VersionListProps {
  remote: RemoteOverview;
  onAct: (operation: Operation) => void;
}

/** All published versions, collapsed. They are rendered when the list is opened, because there may be thousands. */
export function VersionList({ remote, onAct }: VersionListProps) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const { versions } = remote;
  return (
    <details className={styles.details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        <Icon icon={icons.action.next} className={styles.chevron} />
        {t('versions', { count: versions.length })}
      </summary>
      {open && (
        <ul className={styles.list}>
          {versions.map((published) => (
            <Version key={published.version} remote={remote} published={published} onAct={onAct} />
          ))}
        </ul>
      )}
    </details>
  );
}

function Version({ remote, published, onAct }: VersionListProps & { published: RemotePublished }) {
  const t = useTexts();
  const { name, live, preview, locked } = remote;
  const { version, publishedAt, by, size, commit, revoked, signedBy } = published;
  const signature = signedBy ? [t('signedWith', { key: signedBy.name })] : [];
  const facts = [formatSize(size), ...(commit ? [commit.slice(0, 7)] : []), ...signature];
  return (
    <li className={styles.row}>
      <VersionWords
        version={version}
        after={<Marks remote={remote} published={published} />}
        about={
          <>
            <RelativeTime
              time={publishedAt}
              label={(relative) => t('publishedBy', { since: relative, name: actorName(t, by) })}
            />
            {facts.map((fact) => (
              <Fragment key={fact}>
                {' '}
                <span className={styles.fact}>· {fact}</span>
              </Fragment>
            ))}
          </>
        }
      >
        {revoked !== null && <p className={styles.revoked}>{t('revokedWhy', { reason: revoked })}</p>}
      </VersionWords>
      {revoked === null && (
        <ActionMenu
          label={t('actionsFor', { remote: name, version })}
          items={[
            {
              key: 'activate',
              label: t('activateThis', { version }),
              icon: icons.action.check,
              disabled: locked || live?.version === version,
              onSelect: () => onAct({ kind: 'activate', remote: name, version }),
            },
            {
              key: 'preview',
              label: t('previewThis', { version }),
              icon: icons.action.show,
              disabled: locked || preview?.version === version,
              onSelect: () => onAct({ kind: 'preview', remote: name, version }),
            },
            {
              key: 'revoke',
              label: t('revokeThis', { version }),
              icon: icons.action.revoke,
              danger: true,
              onSelect: () => onAct({ kind: 'revoke', remote: name, version }),
            },
          ]}
        />
      )}
    </li>
  );
}

/** Where the version is live, or that it or its key was revoked. */
function Marks({ remote: { live, canary, preview }, published }: MarksProps) {
  const { version, revoked, signedBy } = published;
  const t = useTexts();
  return (
    <>
      {signedBy?.revoked && (
        <Badge color="red" icon={icons.action.revoke}>
          {t('keyRevoked')}
        </Badge>
      )}
      {live?.version === version && <PlaceBadge place="live" />}
      {canary?.version === version && <PlaceBadge place="canary" percent={canary.percent} />}
      {preview?.version === version && <PlaceBadge place="preview" />}
      {revoked !== null && (
        <Badge color="red" icon={icons.action.revoke}>
          {t('revoked')}
        </Badge>
      )}
    </>
  );
}

interface MarksProps {
  remote: RemoteOverview;
  published: RemotePublished;
}
