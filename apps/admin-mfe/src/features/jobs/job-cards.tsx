import { useState } from 'react';
import type { BackgroundJob } from '@taskloom/contracts';
import { useTexts } from '../../texts/jobs';
import { JobsCard } from './jobs-card';

const hasFailed = ({ lastRun }: BackgroundJob): boolean => lastRun?.failed ?? false;

/** Failed jobs first. They keep their place after a success, so that the button that was pressed keeps the focus. */
export function JobCards({ jobs }: { jobs: readonly BackgroundJob[] }) {
  const t = useTexts();
  const [seen, setSeen] = useState<readonly string[]>([]);
  const added = jobs.filter((job) => hasFailed(job) && !seen.includes(job.name)).map(({ name }) => name);
  if (added.length > 0) setSeen([...seen, ...added]);
  const failed = jobs.filter(({ name }) => seen.includes(name) || added.includes(name));
  const others = jobs.filter((job) => !failed.includes(job));
  return (
    <>
      <JobsCard id="jobs-failed" title={t('failed')} text={t('failedText')} jobs={failed} />
      <JobsCard
        id="jobs-queues"
        title={t('queues')}
        jobs={others.filter(({ waiting }) => waiting !== null)}
      />
      <JobsCard
        id="jobs-recurring"
        title={t('recurring')}
        jobs={others.filter(({ waiting }) => waiting === null)}
      />
    </>
  );
}
