/** Why a background job failed, as far as the server knows. */
export type JobFailureReason =
  'database' | 'disk-full' | 'no-access' | 'unreachable' | 'timeout' | 'unexpected';

export interface JobFailure {
  /** When the run began. */
  at: string;
  reason: JobFailureReason;
  /** The message of the error, in one line. */
  details: string;
}

/** A job that the server runs regularly. */
export interface BackgroundJob {
  /** Such as `mails`. */
  name: string;
  /** Seconds between two runs; null for a command that the operator starts. */
  every: number | null;
  /** Of any process; null before the first run. */
  lastRun: { at: string; milliseconds: number; failed: boolean } | null;
  /** Of the process that responds; another one may run the job earlier. Null without `every`. */
  nextRunAt: string | null;
  /** Whether the process that responds runs it now. */
  running: boolean;
  /** The number of entries that wait for the job; null for a job without a queue. */
  waiting: number | null;
  /** Newest first; at most 10 of the last 30 days. */
  failures: JobFailure[];
  /** Whether an admin can start it. */
  startable: boolean;
}

/** `GET /admin/jobs`. */
export interface BackgroundJobs {
  jobs: BackgroundJob[];
}
