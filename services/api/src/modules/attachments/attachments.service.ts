import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { Attachment } from '@taskloom/contracts';
import type { FastifyRequest } from 'fastify';
import { v4 as randomId, v7 as uuid } from 'uuid';
import { Config } from '../../platform/config/index.js';
import { Database } from '../../platform/database/index.js';
import { Events } from '../../platform/events/index.js';
import { notFound, type Caller } from '../../platform/http/index.js';
import { FileStorage } from '../../platform/storage/index.js';
import { ProjectRevisionsRepository } from '../projects/index.js';
import { FileDeleted, FileUploaded } from './attachment.events.js';
import { AttachmentsRepository } from './attachments.repository.js';
import { incomingUpload, type IncomingUpload } from './upload/incoming-upload.js';

interface TaskPath {
  projectId: string;
  taskId: string;
}

@Injectable()
export class AttachmentsService {
  private readonly spoolFolder: string;

  constructor(
    config: Config,
    private readonly database: Database,
    private readonly attachments: AttachmentsRepository,
    private readonly revisions: ProjectRevisionsRepository,
    private readonly storage: FileStorage,
    private readonly events: Events,
  ) {
    this.spoolFolder = join(config.dataDirectory, 'files', 'spool');
  }

  /** The file is complete and stored before its row is written; what a crash leaves between, the sweeper removes. */
  async upload(caller: Caller, path: TaskPath, request: FastifyRequest): Promise<Attachment> {
    const file = await incomingUpload(request, this.spoolFolder);
    try {
      const storageKey = `${uuid()}-${randomId()}`;
      await this.attachments.registerKey(storageKey);
      await this.storage.keep(storageKey, file.path);
      return await this.record(caller, path, file, storageKey);
    } finally {
      await file.discard();
    }
  }

  async delete(caller: Caller, path: TaskPath, attachmentId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const stamp = await this.revisions.next(tx, path.projectId, caller);
      if (!(await this.attachments.delete(tx, path, attachmentId))) throw notFound();
      await this.events.raise(tx, new FileDeleted({ ...stamp, taskId: path.taskId, attachmentId }));
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
      await this.attachments.keepKey(tx, storageKey);
      await this.events.raise(tx, new FileUploaded({ ...stamp, taskId: path.taskId, attachment }));
      return attachment;
    });
  }
}
