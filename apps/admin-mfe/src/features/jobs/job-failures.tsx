import type { BackgroundJob, JobFailure } from '@taskloom/contracts';
import { RelativeTime } from '@taskloom/ui';
import { useTexts } from '../../texts/jobs';
import styles from './jobs.module.css';

/** The failure of the last run in the open; earlier ones behind a line that opens. */
export function JobFailures({ job: { failures, lastRun } }: { job: BackgroundJob }) {
  const t = useTexts();
  const [newest, ...earlier] = failures;
  if (!newest) return null;
  const current = lastRun?.failed ? newest : undefined;
  const others = current ? earlier : failures;
  return (
    <div className={styles.failures}>
      {current && <Failure failure={current} />}
      {others.length > 0 && (
        <details>
          <summary className={styles.summary}>
            {t('failures')} {others.length}
          </summary>
          {others.map((failure) => (
            <Failure key={failure.at} failure={failure} />
          ))}
        </details>
      )}
    </div>
  );
}

function Failure({ failure: { at, reason, details } }: { failure: JobFailure }) {
  const t = useTexts();
  return (
    <p className={styles.failure}>
      <span className={styles.reason}>{t(`reason.${reason}`)}</span>{' '}
      <span className={styles.when}>
        <RelativeTime time={at} underMinute={t('now')} /> · <code>{details}</code>
      </span>
    </p>
  );
}
