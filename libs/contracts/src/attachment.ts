import type { PublicPerson } from './user.js';

export interface Attachment {
  _id: string;
  /** Display name, sanitised. */
  name: string;
  /** Bytes. */
  size: number;
  /** MIME type decided by content. */
  type: string;
  /** Same-origin path; membership is checked on each download. */
  url: string;
  uploadedBy: Pick<PublicPerson, '_id' | 'name'>;
  createdAt: string;
}

/** Answer of an upload (specification 7: "field attachment"). */
export interface UploadResult {
  attachment: Attachment;
}

/** Types that may be attached (specification 5), by what the content is. */
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

/** What a file picker offers for {@link ATTACHMENT_TYPES}. */
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
