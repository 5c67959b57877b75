import type { RemoteUpgrade, RemoteUpgradeQuery } from '@taskloom/contracts';
import { errorMessage } from '@taskloom/contracts/rtk';
import { useGetRemoteUpgradeQuery } from '@taskloom/contracts/rtk/remotes';
import { Badge, InlineError, type BadgeProps } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../../texts';
import styles from './upgrade.module.css';

const LOOKS = {
  runs: { color: 'green', icon: icons.status.done },
  warned: { color: 'yellow', icon: icons.state.error },
  refused: { color: 'red', icon: icons.state.error },
} as const satisfies Record<RemoteUpgrade['verdict'], Pick<BadgeProps, 'color' | 'icon'>>;

/** The effect of the release on each remote. */
export function UpgradeResult({ release }: { release: RemoteUpgradeQuery }) {
  const t = useTexts();
  const { currentData, error, refetch } = useGetRemoteUpgradeQuery(release, {
    refetchOnMountOrArgChange: true,
  });
  if (error)
    return (
      <div className={styles.result}>
        <InlineError
          message={errorMessage(error, t('upgradeFailed'))}
          retryText={t('retry')}
          onRetry={() => void refetch()}
        />
      </div>
    );
  return (
    <div className={styles.result} aria-live="polite">
      {currentData ? (
        <ul aria-label={t('upgradeResult')}>
          {currentData.map((remote) => (
            <Remote key={remote.name} remote={remote} />
          ))}
        </ul>
      ) : (
        <p className={styles.lead}>{t('checkingUpgrade')}</p>
      )}
    </div>
  );
}

function Remote({ remote: { title, name, verdict, versions } }: { remote: RemoteUpgrade }) {
  const t = useTexts();
  return (
    <li className={styles.remote}>
      <p className={styles.head}>
        <span className={styles.title}>{title}</span>
        <span className={styles.name}>{name}</span>
        <Badge {...LOOKS[verdict]}>{t(`upgrade.${verdict}`)}</Badge>
      </p>
      {versions
        .filter(({ unmet }) => unmet.length > 0)
        .map(({ version, place, unmet }) => (
          <p key={place} className={styles.unmet}>
            {t(`unmet.${place}`, { version, unmet: unmet.join(', ') })}
          </p>
        ))}
    </li>
  );
}
