import { SCREENS, type RemoteOverview } from '@taskloom/contracts';
import { Link } from '@taskloom/client/router';
import { ActionMenu, Badge, Card, PlainButton } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import type { Operation } from '../../operation';
import { useTexts } from '../../texts';
import { Granted } from './granted';
import { HealthBadge } from './health-badge';
import { PlaceBadge } from '../../badges/place-badge';
import { ReleaseRow } from './release-row';
import styles from './remote-card.module.css';
import { VersionList } from './version-list';

export interface RemoteCardProps {
  remote: RemoteOverview;
  onAct: (operation: Operation) => void;
}

/** One remote: its versions, figures and operations. */
export function RemoteCard({ remote, onAct }: RemoteCardProps) {
  const t = useTexts();
  const { name, title, live, canary, preview, locked, lockReason } = remote;
  return (
    <Card as="li" padding="none" className={styles.card}>
      <div className={styles.head}>
        <div className={styles.names}>
          <h3 className={styles.title}>
            <Link to={SCREENS.remoteOperations(name)}>{title}</Link>
          </h3>
          <span className={styles.name}>{name}</span>
          {live && <HealthBadge health={live.health} />}
          {locked && (
            <Badge color="yellow" icon={icons.action.lock}>
              {t('locked')}
            </Badge>
          )}
        </div>
        <Actions remote={remote} onAct={onAct} />
      </div>
      {locked && lockReason && <p className={styles.why}>{lockReason}</p>}
      {live ? (
        <ReleaseRow remote={name} release={live} badge={<PlaceBadge place="live" />} />
      ) : (
        <div className={styles.nothing}>
          <p>{t('nothingLive')}</p>
          <p className={styles.nothingText}>{t('nothingLiveText')}</p>
        </div>
      )}
      {canary && (
        <ReleaseRow
          remote={name}
          release={canary}
          badge={<PlaceBadge place="canary" percent={canary.percent} />}
          actions={<CanaryActions remote={remote} onAct={onAct} />}
        />
      )}
      {preview && <ReleaseRow remote={name} release={preview} badge={<PlaceBadge place="preview" />} />}
      <Granted remote={remote} />
      <VersionList remote={remote} onAct={onAct} />
    </Card>
  );
}

/** A locked remote can only be unlocked or rolled back. */
function Actions({ remote, onAct }: RemoteCardProps) {
  const t = useTexts();
  const { name, canary, locked } = remote;
  return (
    <div className={styles.actions}>
      {!locked && (
        <PlainButton icon={icons.action.check} onClick={() => onAct({ kind: 'activate', remote: name })}>
          {t('activate')}
        </PlainButton>
      )}
      {!canary && <RollBack remote={remote} onAct={onAct} />}
      {locked && (
        <PlainButton icon={icons.action.unlock} onClick={() => onAct({ kind: 'lock', remote: name })}>
          {t('unlock')}
        </PlainButton>
      )}
      <span className={styles.menu}>
        <MoreActions remote={remote} onAct={onAct} />
      </span>
    </div>
  );
}

function MoreActions({ remote: { name, locked }, onAct }: RemoteCardProps) {
  const t = useTexts();
  const lock = {
    key: 'lock',
    label: t('lock'),
    icon: icons.action.lock,
    onSelect: () => onAct({ kind: 'lock', remote: name }),
  };
  const tokens = {
    key: 'tokens',
    label: t('tokens'),
    icon: icons.nav.admin,
    onSelect: () => onAct({ kind: 'tokens', remote: name }),
  };
  const trust = {
    key: 'trust',
    label: t('trust'),
    icon: icons.nav.operations,
    onSelect: () => onAct({ kind: 'trust', remote: name }),
  };
  const keys = {
    key: 'keys',
    label: t('keys'),
    icon: icons.action.check,
    onSelect: () => onAct({ kind: 'keys', remote: name }),
  };
  const backend = {
    key: 'backend',
    label: t('backend'),
    icon: icons.action.copyLink,
    onSelect: () => onAct({ kind: 'backend', remote: name }),
  };
  const webhooks = {
    key: 'webhooks',
    label: t('webhooks'),
    icon: icons.action.send,
    onSelect: () => onAct({ kind: 'webhooks', remote: name }),
  };
  const others = [tokens, trust, keys, backend, webhooks];
  return <ActionMenu label={t('more', { remote: name })} items={locked ? others : [lock, ...others]} />;
}

function RollBack({ remote: { name, rollbackTo }, onAct }: RemoteCardProps) {
  const t = useTexts();
  const nothing = rollbackTo === null;
  return (
    <PlainButton
      icon={icons.action.rollBack}
      disabled={nothing}
      title={nothing ? t('nothingBefore') : undefined}
      onClick={() => onAct({ kind: 'roll-back', remote: name })}
    >
      {t('rollBack')}
    </PlainButton>
  );
}

function CanaryActions({ remote: { name, canary, locked }, onAct }: RemoteCardProps) {
  const t = useTexts();
  if (!canary) return null;
  const { version, percent } = canary;
  return (
    <>
      {!locked && (
        <>
          <PlainButton
            size="small"
            onClick={() => onAct({ kind: 'activate', remote: name, version, percent })}
          >
            {t('changeShare')}
          </PlainButton>
          <PlainButton size="small" onClick={() => onAct({ kind: 'activate', remote: name, version })}>
            {t('promote')}
          </PlainButton>
        </>
      )}
      <PlainButton size="small" onClick={() => onAct({ kind: 'roll-back', remote: name })}>
        {t('endCanary')}
      </PlainButton>
    </>
  );
}
