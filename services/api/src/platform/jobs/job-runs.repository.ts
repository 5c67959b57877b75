import { Injectable } from '@nestjs/common';
import { Any, IsNull, Not, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { Database, olderThan } from '../database/index.js';
import type { JobFailureWords } from './job-failure.js';
import { JobRunEntity } from './job-run.entity.js';

/** Failures of one job. */
const MOST_FAILURES = 10;
const KEPT_SECONDS = 30 * 86_400;

export interface JobRun {
  job: string;
  startedAt: Date;
  milliseconds: number;
  failure: JobFailureWords | undefined;
}

/** Runs of all processes. */
@Injectable()
export class JobRunsRepository {
  constructor(private readonly database: Database) {}

  /** Replaces the last success of the job, or the oldest of its failures. */
  async record({ job, startedAt, milliseconds, failure }: JobRun): Promise<void> {
    await this.database.transaction(async ({ manager }) => {
      const replaced = { job, reason: failure ? Not(IsNull()) : IsNull() };
      const kept = failure ? await this.newest(manager, replaced) : [];
      await manager.delete(JobRunEntity, { ...replaced, id: Not(Any(kept)) });
      await manager.delete(JobRunEntity, { startedAt: olderThan(KEPT_SECONDS) });
      const row = { id: uuid(), job, startedAt, milliseconds };
      await manager.insert(JobRunEntity, {
        ...row,
        reason: failure?.reason ?? null,
        details: failure?.details,
      });
    });
  }

  /** Of all jobs, newest first. */
  all(): Promise<JobRunEntity[]> {
    return this.database.read((manager) =>
      manager.find(JobRunEntity, { order: { startedAt: 'DESC', id: 'DESC' } }),
    );
  }

  private async newest(manager: EntityManager, where: FindOptionsWhere<JobRunEntity>): Promise<string[]> {
    const runs = await manager.find(JobRunEntity, {
      where,
      order: { startedAt: 'DESC', id: 'DESC' },
      take: MOST_FAILURES - 1,
    });
    return runs.map(({ id }) => id);
  }
}
