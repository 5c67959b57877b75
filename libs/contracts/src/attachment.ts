import type { PublicPerson } from './user.js';

export interface Attachment {
  _id: string;
  /** Display name, sanitised. */
  name: string;
  /** Bytes. */
  size: number;
  /** MIME type, detected from the content. */
  type: string;
  /** Same-origin path; membership is checked on each download. */
  url: string;
  uploadedBy: Pick<PublicPerson, '_id' | 'name'>;
  createdAt: string;
}

/** Response to an upload (specification 7: "field attachment"). */
export interface UploadResult {
  attachment: Attachment;
}

/** MIME types that may be attached (specification 5), as detected from the content. */
export const ATTACHMENT_TYPES = [
  'image/jpeg',
  'image/png',
  'image/gif',
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'text/plain',
  'application/zip',
] as const;
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];

/** The `accept` value of a file input for {@link ATTACHMENT_TYPES}. */
export const ATTACHMENT_EXTENSIONS = [
  '.jpeg',
  '.jpg',
  '.png',
  '.gif',
  '.pdf',
  '.doc',
  '.docx',
  '.txt',
  '.zip',
] as const;
