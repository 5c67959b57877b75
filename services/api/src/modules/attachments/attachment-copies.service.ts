import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Any } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '../../platform/database/index.js';
import { Events } from '../../platform/events/index.js';
import { Quotas } from '../storage/index.js';
import { FilesWanted, TaskEntity } from '../tasks/index.js';
import { AttachmentEntity } from './attachment.entity.js';
import { COPIED_COVER, COPY_FILES } from './attachments.statements.js';

/** Copies the files and covers of tasks. The copies share the stored files, and count for the quotas of the person who copies. */
@Injectable()
export class AttachmentCopiesService implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly quotas: Quotas,
  ) {}

  onModuleInit(): void {
    this.events.during(FilesWanted, (wanted, tx) => this.copy(tx, wanted));
  }

  /** @throws 413 when the quotas have no room for all of them */
  private async copy(tx: Transaction, { caller, projectId, copies }: FilesWanted): Promise<void> {
    const { from } = copies;
    const files = await tx.manager.find(AttachmentEntity, {
      select: { id: true, taskId: true },
      where: { projectId: from.projectId, taskId: Any([...from.ids]) },
      order: { id: 'ASC' },
    });
    if (files.length === 0) return;
    const copyOf = new Map(from.ids.map((id, at) => [id, copies.ids[at]]));
    await tx.rows(COPY_FILES, [
      projectId,
      caller._id,
      from.projectId,
      files.map(({ id }) => id),
      files.map(() => uuid()),
      files.map(({ taskId }) => copyOf.get(taskId)),
    ]);
    await this.quotas.requireKept(tx, caller._id, projectId);
    await tx.manager
      .createQueryBuilder()
      .update(TaskEntity)
      .set({ cover: () => COPIED_COVER })
      .where('project_id = :projectId AND id = ANY(:ids) AND cover IS NOT NULL')
      .setParameters({ projectId, ids: [...copies.ids] })
      .execute();
  }
}
