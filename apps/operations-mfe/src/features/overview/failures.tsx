import type { RemoteFailure, RemoteHealth } from '@taskloom/contracts';
import { RelativeTime } from '@taskloom/ui';
import { useTexts } from '../../texts';
import styles from './failures.module.css';

/** What failed of one version most often, and who got the version before in its place; by the beacons of the last 24 hours. */
export function Failures({ health, label }: { health: RemoteHealth; label: string }) {
  const t = useTexts();
  const { loads, failures, fallbacks, reasons } = health;
  if (loads === 0 && fallbacks === 0) return null;
  return (
    <div role="group" aria-label={label} className={styles.failures}>
      {fallbacks > 0 && <p className={styles.note}>{t('fallbacks', { count: fallbacks })}</p>}
      {loads > 0 && failures === 0 && <p className={styles.note}>{t('noneFailed')}</p>}
      {reasons.length > 0 && (
        <ul className={styles.list}>
          {reasons.map((failure) => (
            <Failure key={`${failure.stage} ${failure.reason}`} failure={failure} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Failure({ failure: { stage, reason, count, lastAt } }: { failure: RemoteFailure }) {
  const t = useTexts();
  const times = t('times', { count });
  return (
    <li className={styles.failure}>
      <p className={styles.reason}>{reason ? withoutStage(reason, stage) : t('noReason')}</p>
      <p className={styles.about}>
        <RelativeTime
          time={lastAt}
          label={(last) => t('failedAt', { stage: t(`stage.${stage}`), times, last })}
        />
      </p>
    </li>
  );
}

/** The shell begins most reasons with the stage, which stands beside it already. */
const withoutStage = (reason: string, stage: string): string =>
  reason.startsWith(`${stage}: `) ? reason.slice(stage.length + 2) : reason;
