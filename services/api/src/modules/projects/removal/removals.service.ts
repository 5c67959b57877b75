import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
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
    while (this.asked && !this.stopping) {
      this.asked = false;
      while (!this.stopping && (await this.next()));
    }
  }

  /** One step of one removal; false when there is none. */
  private next(): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const removal = await this.removals.claim(tx);
      if (!removal) return false;
      if (await this.removals.step(tx, removal)) await this.removals.finish(tx, removal.id);
      return true;
    });
  }
}
