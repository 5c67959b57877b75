import type { RemoteOverview } from '@taskloom/contracts';
import { ActionMenu, Badge, Card, PlainButton } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import type { Operation } from '../../operation';
import { useTexts } from '../../texts';
import { HealthBadge } from './health-badge';
import { PlaceBadge } from './place-badge';
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
          <h3 className={styles.title}>{title}</h3>
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
      <VersionList remote={remote} onAct={onAct} />
    </Card>
  );
}

/** A locked remote can only be unlocked or rolled back. */
function Actions({ remote, onAct }: RemoteCardProps) {
  const t = useTexts();
  const { name, canary, locked } = remote;
  if (locked) {
    return (
      <div className={styles.actions}>
        {!canary && <RollBack remote={remote} onAct={onAct} />}
        <PlainButton icon={icons.action.unlock} onClick={() => onAct({ kind: 'lock', remote: name })}>
          {t('unlock')}
        </PlainButton>
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      <PlainButton icon={icons.action.check} onClick={() => onAct({ kind: 'activate', remote: name })}>
        {t('activate')}
      </PlainButton>
      {!canary && <RollBack remote={remote} onAct={onAct} />}
      <span className={styles.menu}>
        <ActionMenu
          label={t('more', { remote: name })}
          items={[
            {
              key: 'lock',
              label: t('lock'),
              icon: icons.action.lock,
              onSelect: () => onAct({ kind: 'lock', remote: name }),
            },
          ]}
        />
      </span>
    </div>
  );
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
