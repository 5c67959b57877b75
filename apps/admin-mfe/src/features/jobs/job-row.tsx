import { SCREENS, type BackgroundJob } from '@taskloom/contracts';
import { Link } from '@taskloom/client/router';
import { Badge, linkClass, PlainButton, RelativeTime } from '@taskloom/ui';
import { useTexts } from '../../texts/jobs';
import { JobFailures } from './job-failures';
import { durationText, titleKeyOf, untilText } from './job-words';
import styles from './jobs.module.css';
import { useRunJob } from './use-run-job';

/** One job: when it runs, how its last run ended, and a button that starts it. */
export function JobRow({ job }: { job: BackgroundJob }) {
  const t = useTexts();
  const { run, starting } = useRunJob(job.name);
  const key = titleKeyOf(job);
  const title = key ? t(key) : job.name;
  const failed = job.lastRun?.failed ?? false;
  const action = failed ? t('tryAgain') : t('runNow');
  return (
    <li className={styles.job}>
      <span className={styles.head}>
        <span className={styles.name}>{title}</span>
        {job.running && <Badge color="blue">{t('running')}</Badge>}
        {failed && <Badge color="red">{t('failed')}</Badge>}
        {job.waiting !== null && job.waiting > 0 && (
          <Badge color="grey">{t('waiting', { count: job.waiting })}</Badge>
        )}
      </span>
      <span className={styles.meta}>
        <span>
          {job.every === null ? t('byOperator') : t('interval', { time: durationText(job.every * 1_000) })}
        </span>
        <LastRun run={job.lastRun} />
        {job.nextRunAt !== null && <span>{t('next', { time: untilText(job.nextRunAt) ?? t('soon') })}</span>}
        {job.name === 'mails' && (
          <span>
            <Link className={linkClass} to={SCREENS.mail}>
              {t('mailFailures')}
            </Link>
          </span>
        )}
      </span>
      {job.startable && (
        <PlainButton
          className={styles.run}
          size="small"
          busy={starting}
          aria-label={t('runOf', { action, job: title })}
          onClick={() => void run()}
        >
          {action}
        </PlainButton>
      )}
      <JobFailures job={job} />
    </li>
  );
}

function LastRun({ run }: { run: BackgroundJob['lastRun'] }) {
  const t = useTexts();
  if (!run) return <span>{t('never')}</span>;
  const time = durationText(run.milliseconds);
  return (
    <span>
      <RelativeTime time={run.at} underMinute={t('now')} label={(ago) => t('lastRun', { ago, time })} />
    </span>
  );
}
