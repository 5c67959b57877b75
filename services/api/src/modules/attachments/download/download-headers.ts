import { create as contentDisposition } from 'content-disposition';
import type { StoredFile } from '../attachments.repository.js';

/** Images may be displayed; everything else is downloaded. The content of a file never runs in our origin. */
export const downloadHeaders = (
  { name, type, checksum }: Pick<StoredFile, 'name' | 'type' | 'checksum'>,
  save: boolean,
): Record<string, string> & { etag: string } => ({
  'content-type': type === 'text/plain' ? 'text/plain; charset=utf-8' : type,
  'content-disposition': contentDisposition(name, {
    type: type.startsWith('image/') && !save ? 'inline' : 'attachment',
  }),
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-cache',
  'accept-ranges': 'bytes',
  etag: `"${checksum}"`,
});
