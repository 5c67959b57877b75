import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { LIMITS, type Attachment } from '@taskloom/contracts';
import { v4 as randomId, v7 as uuid } from 'uuid';
import type { Config } from '../../platform/config/index.js';
import { Database } from '../../platform/database/index.js';
import { Events } from '../../platform/events/index.js';
import { ApiError, type Caller } from '../../platform/http/index.js';
import { FileStorage, FreeSpace } from '../../platform/storage/index.js';
import { ProjectRevisionsRepository, type VisibleProject } from '../projects/index.js';
import { Quotas } from '../storage/index.js';
import { CoversService, type VisibleTask } from '../tasks/index.js';
import { AttachmentTrashService } from './attachment-trash.service.js';
import { FileDeleted, FileUploaded } from './attachment.events.js';
import { AttachmentsRepository } from './attachments.repository.js';
import { StoredKeys } from './stored-keys.js';
import type { IncomingUpload, UploadForm } from './upload/incoming-upload.js';

/** Maximum size of a form without its file. */
const FORM_BYTES = 65_536;

interface TaskPath {
  projectId: string;
  taskId: string;
}

@Injectable()
export class AttachmentsService {
  private readonly spoolFolder: string;

  constructor(
    config: ConfigService<Config, true>,
    private readonly database: Database,
    private readonly attachments: AttachmentsRepository,
    private readonly keys: StoredKeys,
    private readonly revisions: ProjectRevisionsRepository,
    private readonly storage: FileStorage,
    private readonly space: FreeSpace,
    private readonly quotas: Quotas,
    private readonly trash: AttachmentTrashService,
    private readonly covers: CoversService,
    private readonly events: Events,
  ) {
    this.spoolFolder = join(config.get('storage.dataDirectory', { infer: true }), 'files', 'spool');
  }

  /** Stores the complete file before it writes the row; the sweeper removes the file if the process crashes in between. */
  async upload(caller: Caller, path: TaskPath, form: UploadForm): Promise<Attachment> {
    const most = LIMITS.attachmentBytes + FORM_BYTES;
    const announced = Math.min(form.bytes ?? most, most);
    await this.quotas.requireRoom(caller._id, path.projectId, Math.max(announced - FORM_BYTES, 1));
    return this.space.during(this.spoolFolder, announced, async () => {
      const file = await form.receive(this.spoolFolder);
      try {
        return await this.store(caller, path, file);
      } finally {
        await file.discard();
      }
    });
  }

  private async store(caller: Caller, path: TaskPath, file: IncomingUpload): Promise<Attachment> {
    await this.quotas.requireRoom(caller._id, path.projectId, file.size);
    const storageKey = `${uuid()}-${randomId()}`;
    await this.keys.register(storageKey, caller._id, file.size);
    await this.storage.keep(storageKey, file.path);
    try {
      return await this.record(caller, path, file, storageKey);
    } catch (error) {
      // A definite refusal. After any other error the row may have been committed, so the file is left to the sweeper.
      if (error instanceof ApiError) {
        await this.storage.remove(storageKey);
        await this.keys.forget(storageKey);
      }
      throw error;
    }
  }

  async delete(caller: Caller, project: VisibleProject, task: VisibleTask, file: Attachment): Promise<void> {
    await this.database.transaction(async (tx) => {
      const stamp = await this.revisions.next(tx, project._id, caller);
      await this.trash.put(tx, caller, project, task, file);
      await this.events.raise(
        tx,
        new FileDeleted({ ...stamp, taskId: task._id, attachmentId: file._id }, file),
      );
      await this.covers.takeAway(tx, { caller, project, taskId: task._id }, file._id);
    });
  }

  private record(
    caller: Caller,
    path: TaskPath,
    { name, type, size, checksum }: IncomingUpload,
    storageKey: string,
  ): Promise<Attachment> {
    return this.database.transaction(async (tx) => {
      const stamp = await this.revisions.next(tx, path.projectId, caller);
      const file = { id: uuid(), name, type, size, checksum, storageKey };
      const attachment = await this.attachments.insert(tx, path, caller._id, file);
      await this.keys.keep(tx, storageKey);
      await this.quotas.requireKept(tx, caller._id, path.projectId);
      await this.events.raise(tx, new FileUploaded({ ...stamp, taskId: path.taskId, attachment }));
      return attachment;
    });
  }
}
