import type { BackgroundJob } from '@taskloom/contracts';
import { Card, SectionHeader } from '@taskloom/ui';
import { JobRow } from './job-row';
import styles from './jobs.module.css';

interface JobsCardProps {
  id: string;
  title: string;
  text?: string;
  jobs: readonly BackgroundJob[];
}

export function JobsCard({ id, title, text, jobs }: JobsCardProps) {
  if (jobs.length === 0) return null;
  return (
    <Card as="section" padding="lg" aria-labelledby={id}>
      <SectionHeader id={id} title={title} count={jobs.length} />
      {text && <p className={styles.text}>{text}</p>}
      <ul className={styles.list} aria-labelledby={id}>
        {jobs.map((job) => (
          <JobRow key={job.name} job={job} />
        ))}
      </ul>
    </Card>
  );
}
