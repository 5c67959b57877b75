import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { NIL } from 'uuid';
import { afterCommit, Database, type Transaction } from '../../../platform/database/index.js';
import { Job } from '../../../platform/jobs/index.js';
import { RemovalsRepository, type Removal } from './removals.repository.js';

/** Interval for continuing removals of a process that was stopped or lost its database. */
const LOOK_EVERY_MS = 60_000;

/**
 * Removes the rows of what leaves the trash for good, a bounded number in each transaction. Queued by the transaction of the
 * removal, so it survives a crash; any process takes the next step.
 */
@Injectable()
export class RemovalsService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(RemovalsService.name);
  private working?: Promise<void>;
  private asked = false;
  private stopping = false;

  constructor(
    private readonly database: Database,
    private readonly removals: RemovalsRepository,
  ) {}

  /** Queues removals, which begin after the transaction. */
  async remove(tx: Transaction, removals: Removal[]): Promise<void> {
    if (removals.length === 0) return;
    await this.removals.queue(tx, removals);
    afterCommit(() => this.wake());
  }

  onApplicationBootstrap(): void {
    this.wake();
  }

  @Job({
    name: 'removals',
    everyMs: LOOK_EVERY_MS,
    waiting: ({ removals }: RemovalsService) => removals.count(),
  })
  async run(): Promise<void> {
    this.asked = true;
    if (this.stopping) return;
    this.working ??= this.work().finally(() => (this.working = undefined));
    await this.working;
  }

  wake(): void {
    this.run().catch((err: unknown) => this.logger.warn({ err }, 'Deleted rows are removed later'));
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping = true;
    await this.idle();
  }

  /** Resolves once this process has nothing left to remove. */
  async idle(): Promise<void> {
    while (this.working) await this.working.catch(() => undefined);
  }

  private async work(): Promise<void> {
    let failure: unknown;
    while (this.asked && !this.stopping) {
      this.asked = false;
      failure = await this.pass();
    }
    if (failure !== undefined) throw failure;
  }

  /** Finishes one removal after the other, in the order of ids. Those that fail are left to the next pass; returns the first reason. */
  private async pass(): Promise<unknown> {
    let after: string | undefined = NIL;
    let failure: unknown;
    while (after !== undefined && !this.stopping) {
      const done = await this.next(after);
      after = done.after;
      failure ??= done.failure;
    }
    return failure;
  }

  /** One step of the next removal. The pass continues after the returned id; there is none when no removal is left. */
  private async next(after: string): Promise<{ after?: string; failure?: unknown }> {
    let id: string | undefined;
    try {
      return await this.database.transaction(async (tx) => {
        const removal = await this.removals.claim(tx, after);
        id = removal?.id;
        if (!removal) return {};
        if (!(await this.removals.step(tx, removal))) return { after };
        await this.removals.finish(tx, removal.id);
        return { after: removal.id };
      });
    } catch (failure) {
      // Without an id there was nothing to skip: the database doesn't answer.
      if (id === undefined) throw failure;
      return { after: id, failure };
    }
  }
}
