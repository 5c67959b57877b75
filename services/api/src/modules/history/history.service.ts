import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LIMITS, type HistoryPage, type ProjectHistoryQuery } from '@taskloom/contracts';
import type { Transaction } from '../../platform/database/index.js';
import { Events } from '../../platform/events/index.js';
import { ProjectChanged, ProjectCreated } from '../projects/index.js';
import { HistoryRepository } from './history.repository.js';

/** Records each change in the history, in the transaction of the change. */
@Injectable()
export class HistoryService implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly history: HistoryRepository,
  ) {}

  onModuleInit(): void {
    this.events.during(ProjectChanged, (event, tx) => this.record(event, tx));
    this.events.during(ProjectCreated, ({ projectId, actor, original: subject }, tx) =>
      tx.defer(
        this.history.record(tx, {
          type: 'project_created',
          projectId,
          revision: 0,
          actorId: actor._id,
          subject,
        }),
      ),
    );
  }

  /**
   * Applies `since` to the page of `before` and `limit`. Events are ordered by time, so if `since` cuts one off, there are no further pages.
   */
  async page(
    projectId: string,
    taskId: string | undefined,
    { before, since, limit = LIMITS.historyInAnswer }: ProjectHistoryQuery,
  ): Promise<HistoryPage> {
    const found = await this.history.page({ projectId, taskId, before, limit });
    // As text, without the zone: `2026-11-20` is before each instant of that day.
    const from = since?.replace('Z', '') ?? '';
    const events = found.filter(({ createdAt }) => createdAt >= from);
    return { events, next: events.length === limit ? (events.at(-1)?.revision ?? null) : null };
  }

  private record({ history, change: { data } }: ProjectChanged, tx: Transaction): void {
    if (!history) return;
    const { projectId, revision, actor } = data;
    tx.defer(this.history.record(tx, { ...history, projectId, revision, actorId: actor?._id ?? null }));
  }
}
