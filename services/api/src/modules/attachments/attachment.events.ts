import { SERVER_EVENTS, type FileDeletedEvent, type FileUploadedEvent } from '@taskloom/contracts';
import { ProjectChanged } from '../projects/index.js';

export class FileUploaded extends ProjectChanged {
  constructor(data: FileUploadedEvent) {
    super({ event: SERVER_EVENTS.fileUploaded, data });
  }
}

export class FileDeleted extends ProjectChanged {
  constructor(data: FileDeletedEvent) {
    super({ event: SERVER_EVENTS.fileDeleted, data });
  }
}
