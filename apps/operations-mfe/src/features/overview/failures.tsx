import type { RemoteHealth } from '@taskloom/contracts';
import { useTexts } from '../../texts';
import { Problem } from './problem';
import styles from './problems.module.css';

/** The most frequent failures of a version, and how many people got the previous one, by the reports of the last 24 hours. */
export function Failures({ health, label }: { health: RemoteHealth; label: string }) {
  const t = useTexts();
  const { loads, failures, fallbacks, reasons } = health;
  if (loads === 0 && fallbacks === 0) return null;
  return (
    <div role="group" aria-label={label} className={styles.problems}>
      {fallbacks > 0 && <p className={styles.note}>{t('fallbacks', { count: fallbacks })}</p>}
      {loads > 0 && failures === 0 && <p className={styles.note}>{t('noneFailed')}</p>}
      {reasons.length > 0 && (
        <ul className={styles.list}>
          {reasons.map(({ stage, reason, count, ...last }) => (
            <Problem
              key={`${stage} ${reason}`}
              reason={reason && withoutStage(reason, stage)}
              facts={[t(`stage.${stage}`), t('people', { count })]}
              {...last}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Removes the stage at the start of a reason, which is shown beside it. */
const withoutStage = (reason: string, stage: string): string =>
  reason.startsWith(`${stage}: `) ? reason.slice(stage.length + 2) : reason;
