import { Injectable } from '@nestjs/common';
import type { ChangeStamp, RestoreResult, TrashEntry, TrashKind, TrashQuery } from '@taskloom/contracts';
import { Database, type Transaction } from '../../../platform/database/index.js';
import { notFound, type Caller } from '../../../platform/http/index.js';
import { Job } from '../../../platform/jobs/index.js';
import type { VisibleProject } from '../project-access.js';
import { ProjectRevisionsRepository } from '../project-revisions.repository.js';
import { STEP_ROWS } from '../removal/removals.repository.js';
import { RemovalsService } from '../removal/removals.service.js';
import type { TrashEntity } from './trash.entity.js';
import { projectInTrash } from './trash.errors.js';
import { presentTrashEntry } from './trash.presenter.js';
import { TrashRepository, type Trashed, type TrashPart } from './trash.repository.js';

export interface Restoring {
  caller: Caller;
  stamp: ChangeStamp;
  project: Pick<VisibleProject, '_id' | 'title'>;
  entry: TrashEntity;
}

/** Writes an entry's rows again and raises the event; returns the names of people who could not be assigned again. */
type Restore = (tx: Transaction, restoring: Restoring) => Promise<string[]>;

const SWEEP_EVERY_MS = 600_000;
/** Entries that one step of the sweep reads. */
const SWEEP_STEP = 100;

/** Deleted objects, kept for 30 days. Each module registers how its kind is restored. */
@Injectable()
export class TrashService {
  private readonly restorers = new Map<TrashKind, Restore>();

  constructor(
    private readonly database: Database,
    private readonly trash: TrashRepository,
    private readonly revisions: ProjectRevisionsRepository,
    private readonly removals: RemovalsService,
  ) {}

  restores(kind: TrashKind, restore: Restore): void {
    this.restorers.set(kind, restore);
  }

  /** Part of the deletion's transaction, which holds the project's lock. */
  async put(tx: Transaction, trashed: Trashed): Promise<void> {
    const { kind, projectId } = trashed;
    if (kind === 'project') await this.trash.hideProject(tx, projectId);
    await this.trash.put(tx, trashed);
    const surplus = await this.trash.surplus(tx, projectId);
    if (surplus.length > 0) await this.removeSome(tx, projectId, { ids: surplus.map(({ id }) => id) });
  }

  /** Whether the trash contains the task. */
  holds(tx: Transaction, projectId: string, id: string): Promise<boolean> {
    return this.trash.isThere(tx, projectId, id);
  }

  /** Restoring the task then writes this row of a table as well. */
  keepRow(tx: Transaction, projectId: string, taskId: string, table: string, row: object): Promise<void> {
    return this.trash.keepRow(tx, projectId, taskId, table, row);
  }

  async list(caller: Caller, query: TrashQuery, projectId?: string): Promise<TrashEntry[]> {
    const entries = await this.trash.list(caller._id, query, projectId);
    return entries.map((entry) => presentTrashEntry(entry, caller));
  }

  /** @throws 409 when its project or task is in the trash itself */
  async restore(caller: Caller, { id, kind, projectId, project }: TrashEntity): Promise<RestoreResult> {
    if (project.deletedAt && kind !== 'project') throw projectInTrash(project.title);
    return this.database.transaction(async (tx) => {
      if (kind === 'project') await this.trash.showProject(tx, projectId);
      const stamp = await this.revisions.next(tx, projectId, caller, { archived: kind === 'project' });
      const entry = await this.trash.take(tx, projectId, id);
      const restore = this.restorers.get(kind);
      if (!entry || !restore) throw notFound();
      const named = { _id: projectId, title: project.title };
      return { ok: true, missing: await restore(tx, { caller, stamp, project: named, entry }) };
    });
  }

  async purge({ projectId, id }: Pick<TrashEntity, 'projectId' | 'id'>): Promise<void> {
    await this.removeInSteps(projectId, { ids: [id] }, (tx) => this.trash.lockProject(tx, projectId));
  }

  /** Leaves what is deleted meanwhile. If a step fails, repeating the request continues. */
  async empty(caller: Caller, { _id }: VisibleProject): Promise<void> {
    const until = await this.trash.newest(_id);
    if (until) await this.removeInSteps(_id, { until }, (tx) => this.revisions.lock(tx, _id, caller));
  }

  /** Removes for good what has been in the trash for 30 days. */
  @Job({
    name: 'trash',
    everyMs: SWEEP_EVERY_MS,
    waiting: ({ trash }: TrashService) => trash.countExpired(),
  })
  async sweep(): Promise<void> {
    for (;;) {
      const expired = await this.trash.expired(SWEEP_STEP);
      for (const entry of expired) await this.purge(entry);
      if (expired.length < SWEEP_STEP) return;
    }
  }

  /**
   * Each step is bounded, so that a trash of any size is removed, and a transaction of its own, so that others can write in between.
   * With an idempotency key, the transaction of the request contains all steps.
   */
  private async removeInSteps(
    projectId: string,
    part: TrashPart,
    lock: (tx: Transaction) => Promise<void>,
  ): Promise<void> {
    const step = async (tx: Transaction) => {
      await lock(tx);
      return this.removeSome(tx, projectId, part);
    };
    while ((await this.database.transaction(step)) === STEP_ROWS);
  }

  /** One step, under the project's lock; returns the number of entries. */
  private async removeSome(tx: Transaction, projectId: string, part: TrashPart): Promise<number> {
    const taken = await this.trash.takeSome(tx, projectId, part, STEP_ROWS);
    await this.removals.remove(
      tx,
      taken.map(({ id, kind }) => ({ projectId, taskId: kind === 'project' ? null : id })),
    );
    return taken.length;
  }
}
