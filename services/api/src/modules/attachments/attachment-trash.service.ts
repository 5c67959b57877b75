import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Attachment, Project } from '@taskloom/contracts';
import type { Transaction } from '../../platform/database/index.js';
import { Events } from '../../platform/events/index.js';
import { notFound, type Caller } from '../../platform/http/index.js';
import { taskInTrash, TrashService, type Restoring } from '../projects/index.js';
import { ArchiveRepository, CoversService, taskArchived, type VisibleTask } from '../tasks/index.js';
import { FileRestored } from './attachment.events.js';
import { AttachmentsRepository } from './attachments.repository.js';

/** Moves files to the trash and restores them. Stored bytes stay, and count, until the entry is removed for good. */
@Injectable()
export class AttachmentTrashService implements OnModuleInit {
  constructor(
    private readonly trash: TrashService,
    private readonly archive: ArchiveRepository,
    private readonly attachments: AttachmentsRepository,
    private readonly covers: CoversService,
    private readonly events: Events,
  ) {}

  onModuleInit(): void {
    this.trash.restores('file', (tx, restoring) => this.restore(tx, restoring));
  }

  /** Moves the file to the trash. @throws 404 when it no longer exists */
  async put(
    tx: Transaction,
    caller: Caller,
    project: Pick<Project, '_id' | 'title'>,
    task: VisibleTask,
    file: Attachment,
  ) {
    const { _id: id, name: title, size, type, uploadedBy } = file;
    const projectId = project._id;
    if (!(await this.attachments.move(tx, { projectId, taskId: task._id }, id, id))) throw notFound();
    const isCover = await this.covers.is(tx, { projectId, taskId: task._id }, id);
    await this.trash.put(tx, {
      kind: 'file',
      projectId,
      id,
      title,
      taskId: task._id,
      taskTitle: task.title,
      authorId: uploadedBy._id,
      details: { size, type },
      ...(isCover && { rows: { tasks: [{ cover: id }] } }),
      deletedBy: caller._id,
    });
  }

  private async restore(tx: Transaction, { caller, project, stamp, entry }: Restoring): Promise<string[]> {
    const { projectId, id, taskId, taskTitle } = entry;
    if (!taskId) throw notFound();
    const path = { projectId, taskId };
    if (!(await this.attachments.hasTask(tx, path))) {
      const archived = await this.archive.holds(tx, projectId, taskId);
      throw (archived ? taskArchived : taskInTrash)(taskTitle ?? '');
    }
    await this.attachments.move(tx, { projectId, taskId: id }, id, taskId);
    const attachment = await this.attachments.find(path, id);
    if (!attachment) throw notFound();
    await this.events.raise(tx, new FileRestored({ ...stamp, taskId, attachment }));
    if (entry.rows['tasks']) await this.covers.giveBack(tx, { caller, project, taskId }, id);
    return [];
  }
}
