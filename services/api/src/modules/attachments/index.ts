export { AttachmentEntity } from './attachment.entity.js';
export { AttachmentsRepository } from './attachments.repository.js';
export { AttachmentsModule } from './attachments.module.js';
export { RunningDownloads } from './download/running-downloads.service.js';
export { FileSweeper } from './file-sweeper.service.js';
export { StoredKeys } from './stored-keys.js';
export { FILE_FORM, uploadForm, type IncomingUpload, type UploadForm } from './upload/incoming-upload.js';
export { brokenUpload, fileEmpty, fileMissing, notMultipart, oneFileOnly } from './upload/upload.errors.js';
