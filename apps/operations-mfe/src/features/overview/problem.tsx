import { RelativeTime } from '@taskloom/ui';
import { useTexts } from '../../texts';
import styles from './problems.module.css';

export interface ProblemProps {
  /** The reported reason; null when the browser gave none. */
  reason: string | null;
  /** The kind of the problem and the number of reports. */
  facts: readonly string[];
  reference: string | null;
  /** The time of the last report, ISO 8601. */
  lastAt: string;
}

/** One item of a list of problems: the reason, with the other reported values below. */
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
