import type { BackgroundJob } from '@taskloom/contracts';

const fromNow = (seconds: number): string => new Date(Date.now() + seconds * 1_000).toISOString();

export const aJob = (parts: Partial<BackgroundJob> = {}): BackgroundJob => ({
  name: 'audit-log',
  every: 3_600,
  lastRun: { at: fromNow(-1_200), milliseconds: 12, failed: false },
  nextRunAt: fromNow(2_400),
  running: false,
  waiting: null,
  failures: [],
  startable: true,
  ...parts,
});

export const someJobs = (): BackgroundJob[] => [
  aJob({ name: 'access-check', every: 4, nextRunAt: fromNow(2), startable: false }),
  aJob(),
  aJob({
    name: 'deleted-files',
    every: 600,
    waiting: 3,
    lastRun: { at: fromNow(-300), milliseconds: 1_240, failed: true },
    failures: [
      { at: fromNow(-300), reason: 'no-access', details: 'EACCES: permission denied, unlink' },
      { at: fromNow(-90_000), reason: 'database', details: 'Connection terminated' },
    ],
  }),
  aJob({ name: 'mails', every: 5, waiting: 2, nextRunAt: fromNow(3) }),
  aJob({ name: 'trash', every: 600, waiting: 0, lastRun: null, nextRunAt: fromNow(420) }),
];
