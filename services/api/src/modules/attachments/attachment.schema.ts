import type { Attachment, UploadResult } from '@taskloom/contracts';
import { id, instant, objectOf, text, whole, type Schema } from '../../platform/openapi/index.js';

const attachmentSchema: Schema<Attachment> = objectOf(
  {
    _id: id(),
    name: text({ example: 'announcement.png' }),
    size: whole(),
    type: text({ example: 'image/png' }),
    url: text({ example: '/api/files/0198d1b2-7c1e-7c3a-8a44-0d5d3a9b6c11' }),
    uploadedBy: objectOf({ _id: id(), name: text({ example: 'Ada Lovelace' }) }),
    createdAt: instant(),
  },
  'Attachment',
);

export const uploadResultSchema: Schema<UploadResult> = objectOf(
  { attachment: attachmentSchema },
  'UploadResult',
);
