import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { afterCommit, Database, type Transaction } from '../../../platform/database/index.js';
import { RemovalsRepository, type Removal } from './removals.repository.js';

/** Interval for continuing removals of a process that was stopped or lost its database. */
const LOOK_EVERY_MS = 60_000;

/**
 * Removes the rows of deleted projects and tasks, a bounded number in each transaction. What the transaction of the deletion
 * itself can't finish is queued with it, so it survives a crash; any process takes the next step.
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

  async removeProject(tx: Transaction, projectId: string): Promise<void> {
    await this.removals.hideProject(tx, projectId);
    await this.begin(tx, { projectId, taskId: null });
  }

  /** Removes the rows that belong to a deleted task. */
  async removePartsOfTask(tx: Transaction, projectId: string, taskId: string): Promise<void> {
    await this.begin(tx, { projectId, taskId });
  }

  onApplicationBootstrap(): void {
    this.wake();
  }

  @Interval(LOOK_EVERY_MS)
  wake(): void {
    this.asked = true;
    if (this.stopping) return;
    this.working ??= this.work().finally(() => (this.working = undefined));
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping = true;
    await this.working;
  }

  /** Resolves once this process has nothing left to remove. */
  async idle(): Promise<void> {
    while (this.working) await this.working;
  }

  private async begin(tx: Transaction, removal: Removal): Promise<void> {
    if (await this.removals.step(tx, removal)) return;
    await this.removals.queue(tx, removal);
    afterCommit(() => this.wake());
  }

  private async work(): Promise<void> {
    try {
      while (this.asked && !this.stopping) {
        this.asked = false;
        while (!this.stopping && (await this.next()));
      }
    } catch (err) {
      this.logger.warn({ err }, 'Deleted rows are removed later');
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
