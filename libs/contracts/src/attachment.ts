import { LIMITS } from './limits.js';
import { API, API_BASE } from './routes.js';
import type { PublicPerson } from './user.js';

/** A file of a task. `size` is in bytes, and `url` is relative to the installation. */
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

/** `PUT /projects/{p}/tasks/{t}/attachments/{a}/small`: what a picture looks like, for cards. */
export interface SmallPicture {
  /** A JPEG of at most `LIMITS.smallPictureSide` pixels per side, in Base64. */
  picture: string;
}

/**
 * Bytes that the small picture of a file may have: no more than the file, because quotas don't count it; 8 KB in any case.
 * @internal
 */
export const smallPictureBytes = ({ size }: Pick<Attachment, 'size'>): number =>
  Math.min(LIMITS.smallPictureBytes, Math.max(size, LIMITS.smallPictureBytes / 4));

/**
 * Where the small picture of a file is served.
 * @internal
 */
export const smallPicture = (attachmentId: string): string =>
  `${API_BASE}${API.file(attachmentId)}?size=small`;

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
/** A media type that can be uploaded. */
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
