import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { SchedulerRegistry } from '@nestjs/schedule';
import type { BackgroundJob } from '@taskloom/contracts';
import { JOB, type JobOptions } from './job.decorator.js';
import type { JobRunEntity } from './job-run.entity.js';
import { JobRunsRepository, type JobRun } from './job-runs.repository.js';
import { ScheduledJob } from './scheduled-job.js';

const SECOND_MS = 1_000;
/** `npm run backup` records its runs (`services/api/src/backup/note-backup.ts`). */
const BACKUP = 'backup';

/** Finds the methods with `@Job()`, runs them regularly, and knows the state of each. */
@Injectable()
export class JobsService implements OnModuleInit, OnApplicationBootstrap {
  private readonly jobs = new Map<string, ScheduledJob>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
    private readonly schedule: SchedulerRegistry,
    private readonly runs: JobRunsRepository,
  ) {}

  onModuleInit(): void {
    const instances: unknown[] = this.discovery.getProviders().map(({ instance }) => instance);
    for (const instance of new Set(instances))
      if (typeof instance === 'object' && instance !== null) this.add(instance);
  }

  onApplicationBootstrap(): void {
    for (const [name, job] of this.jobs) {
      const timer = setInterval(() => {
        job.plan();
        void job.start();
      }, job.options.everyMs);
      job.plan();
      this.schedule.addInterval(name, timer);
    }
  }

  /** In alphabetical order, with the backup, which is a command and only recorded. */
  async list(): Promise<BackgroundJob[]> {
    const [runs, jobs] = [await this.runs.all(), [...this.jobs.values()]];
    jobs.sort((one, other) => (one.options.name < other.options.name ? -1 : 1));
    const described = await Promise.all(jobs.map((job) => describe(job, runs)));
    return [backupOf(runs), ...described];
  }

  /** False for an unknown job as well. */
  isStartable(name: string): boolean {
    return this.jobs.get(name)?.options.ofProcess !== true && this.jobs.has(name);
  }

  /** Starts a job, unless it is running, and waits for its end for at most so long. */
  async run(name: string, waitMs: number): Promise<BackgroundJob> {
    const job = this.jobs.get(name);
    if (!job) throw new Error(`There is no background job ${name}`);
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, waitMs)));
    await Promise.race([job.start(), patience]);
    clearTimeout(timer);
    return describe(job, await this.runs.all());
  }

  private add(service: object): void {
    const methods: Record<string, unknown> = Object.getPrototypeOf(service) ?? {};
    for (const name of this.scanner.getAllMethodNames(methods)) {
      const method = methods[name];
      if (typeof method !== 'function') continue;
      const options = this.reflector.get<JobOptions<object> | undefined>(JOB, method);
      if (!options) continue;
      if (this.jobs.has(options.name)) throw new Error(`Two background jobs have the name ${options.name}`);
      const { waiting, ...rest } = options;
      const work = (): unknown => Reflect.apply(method, service, []);
      this.jobs.set(
        options.name,
        new ScheduledJob(rest, work, waiting && (() => waiting(service)), this.runs),
      );
    }
  }
}

const failuresOf = (runs: JobRunEntity[]): BackgroundJob['failures'] =>
  runs.flatMap(({ startedAt, reason, details }) =>
    reason ? [{ at: startedAt.toISOString(), reason, details }] : [],
  );

const backupOf = (all: JobRunEntity[]): BackgroundJob => {
  const own = all.filter(({ job }) => job === BACKUP);
  return {
    ...{ name: BACKUP, every: null, nextRunAt: null, running: false, waiting: null, startable: false },
    lastRun: lastRunOf(undefined, own[0]),
    failures: failuresOf(own),
  };
};

const describe = async (job: ScheduledJob, all: JobRunEntity[]): Promise<BackgroundJob> => {
  const { name, everyMs, ofProcess } = job.options;
  const own = all.filter((run) => run.job === name);
  return {
    name,
    every: everyMs / SECOND_MS,
    lastRun: lastRunOf(job.last, own[0]),
    nextRunAt: job.nextAt.toISOString(),
    running: job.isRunning,
    waiting: (await job.waiting?.()) ?? null,
    failures: failuresOf(own),
    startable: !ofProcess,
  };
};

/** Frequent runs are not all recorded, so this process may know a newer one. */
const lastRunOf = (
  known: JobRun | undefined,
  recorded: JobRunEntity | undefined,
): BackgroundJob['lastRun'] => {
  if (known && (!recorded || recorded.startedAt <= known.startedAt)) {
    const { startedAt, milliseconds, failure } = known;
    return { at: startedAt.toISOString(), milliseconds, failed: failure !== undefined };
  }
  if (!recorded) return null;
  const { startedAt, milliseconds, reason } = recorded;
  return { at: startedAt.toISOString(), milliseconds, failed: reason !== null };
};
