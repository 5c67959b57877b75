import type { RemoteHealth, RemoteTrouble } from '@taskloom/contracts';
import { useTexts, type Texts } from '../../texts';
import { durationText } from '../../words/numbers';
import { Problem } from './problem';
import styles from './problems.module.css';

/** Errors and long tasks of a version after it has rendered, by the reports of the last 24 hours. */
export function Troubles({ troubles, label }: Pick<RemoteHealth, 'troubles'> & { label: string }) {
  const t = useTexts();
  if (troubles.length === 0) return null;
  return (
    <div role="group" aria-label={label} className={styles.problems}>
      <ul className={styles.list}>
        {troubles.map(({ reason, reference, lastAt, ...trouble }) => (
          <Problem
            key={`${trouble.outcome} ${reason}`}
            reason={reason}
            facts={[kindOf(t, trouble), t('people', { count: trouble.count })]}
            reference={reference}
            lastAt={lastAt}
          />
        ))}
      </ul>
    </div>
  );
}

const kindOf = (t: Texts, { outcome, longestMs }: Pick<RemoteTrouble, 'outcome' | 'longestMs'>): string =>
  longestMs === null
    ? t(`trouble.${outcome}`)
    : t('upTo', { kind: t(`trouble.${outcome}`), duration: durationText(longestMs) });
