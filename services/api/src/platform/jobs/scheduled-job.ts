import { Logger } from '@nestjs/common';
import { jobFailureOf } from './job-failure.js';
import type { JobOptions } from './job.decorator.js';
import type { JobRun, JobRunsRepository } from './job-runs.repository.js';

/** A run that differs from the one before is recorded at once; the others of a frequent job once in so long. */
const RECORD_EVERY_MS = 55_000;

/** A job in this process. */
export class ScheduledJob {
  private readonly logger = new Logger(ScheduledJob.name);
  private run: Promise<void> | undefined;
  private recordedAt = -Infinity;
  last: JobRun | undefined;
  nextAt = new Date();

  constructor(
    readonly options: Omit<JobOptions, 'waiting'>,
    private readonly work: () => unknown,
    readonly waiting: (() => Promise<number>) | undefined,
    private readonly runs: JobRunsRepository,
  ) {
    this.plan();
  }

  get isRunning(): boolean {
    return this.run !== undefined;
  }

  /** Resolves once the run has ended, also when it has failed; joins the current run if there is one. */
  start(): Promise<void> {
    this.run ??= this.runOnce().finally(() => (this.run = undefined));
    return this.run;
  }

  plan(): void {
    this.nextAt = new Date(Date.now() + this.options.everyMs);
  }

  private async runOnce(): Promise<void> {
    const startedAt = new Date();
    const begin = performance.now();
    const error = await this.attempt();
    const failure = error && jobFailureOf(error.cause);
    const milliseconds = Math.round(performance.now() - begin);
    await this.note({ job: this.options.name, startedAt, milliseconds, failure }, error?.cause);
  }

  private async attempt(): Promise<{ cause: unknown } | undefined> {
    try {
      await this.work();
      return undefined;
    } catch (cause) {
      return { cause };
    }
  }

  private async note(run: JobRun, err: unknown): Promise<void> {
    const isNews = run.failure?.reason !== this.last?.failure?.reason;
    this.last = run;
    if (!isNews && run.startedAt.getTime() - this.recordedAt < RECORD_EVERY_MS) return;
    this.recordedAt = run.startedAt.getTime();
    if (run.failure) this.logger.warn({ err, job: run.job }, 'A background job failed');
    await this.runs.record(run).catch((error: unknown) => {
      this.logger.debug({ err: error, job: run.job }, 'A run could not be recorded');
    });
  }
}
