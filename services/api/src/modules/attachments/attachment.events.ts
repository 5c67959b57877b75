import type { FileDeletedEvent, FileUploadedEvent } from '@taskloom/contracts';
import { ProjectChanged } from '../projects/index.js';

export class FileUploaded extends ProjectChanged {
  constructor(data: FileUploadedEvent) {
    super({ event: 'file:uploaded', data });
  }
}

export class FileDeleted extends ProjectChanged {
  constructor(data: FileDeletedEvent) {
    super({ event: 'file:deleted', data });
  }
}
