import { RelativeTime } from '@taskloom/ui';
import { useTexts } from '../../texts';
import styles from './problems.module.css';

export interface ProblemProps {
  /** As reported; null when the browser gave none. */
  reason: string | null;
  /** What kind of problem it is, and how often it was reported. */
  facts: readonly string[];
  reference: string | null;
  /** Time of the last one, ISO 8601. */
  lastAt: string;
}

/** One line of a list of problems: the reason, and below it everything else that was reported. */
export function Problem({ reason, facts, reference, lastAt }: ProblemProps) {
  const t = useTexts();
  const known = reference === null ? facts : [...facts, t('reference', { reference })];
  return (
    <li className={styles.problem}>
      <p className={styles.reason}>{reason ?? t('noReason')}</p>
      <p className={styles.about}>
        <RelativeTime time={lastAt} label={(last) => [...known, t('lastAt', { last })].join(' · ')} />
      </p>
    </li>
  );
}
