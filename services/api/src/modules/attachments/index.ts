export { AttachmentsModule } from './attachments.module.js';
export { FileDeleted, FileUploaded } from './attachment.events.js';
