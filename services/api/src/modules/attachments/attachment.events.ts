import {
  SERVER_EVENTS,
  type Attachment,
  type FileDeletedEvent,
  type FileUploadedEvent,
} from '@taskloom/contracts';
import { ProjectChanged, type HistoryEntry } from '../projects/index.js';

export class FileUploaded extends ProjectChanged {
  constructor(private readonly data: FileUploadedEvent) {
    super({ event: SERVER_EVENTS.fileUploaded, data });
  }

  override get history(): HistoryEntry {
    const { _id, name } = this.data.attachment;
    return { type: 'file_added', task: { _id: this.data.taskId }, subject: { _id, title: name } };
  }
}

/** A deleted file is there again; clients show it as a new one. */
export class FileRestored extends ProjectChanged {
  constructor(private readonly data: FileUploadedEvent) {
    super({ event: SERVER_EVENTS.fileUploaded, data });
  }

  override get history(): HistoryEntry {
    const { _id, name } = this.data.attachment;
    return { type: 'file_restored', task: { _id: this.data.taskId }, subject: { _id, title: name } };
  }
}

export class FileDeleted extends ProjectChanged {
  constructor(
    private readonly data: FileDeletedEvent,
    private readonly file: Pick<Attachment, '_id' | 'name'>,
  ) {
    super({ event: SERVER_EVENTS.fileDeleted, data });
  }

  override get history(): HistoryEntry {
    const { _id, name } = this.file;
    return { type: 'file_deleted', task: { _id: this.data.taskId }, subject: { _id, title: name } };
  }
}
