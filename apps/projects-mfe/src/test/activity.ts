import type { Attachment, Comment } from '@taskloom/contracts';
import { JONAS, MAYA } from './people';

let made = 0;

export const aComment = (part: Partial<Comment> = {}): Comment => ({
  _id: `comment-${++made}`,
  content: 'Europe on Monday, the Americas on Tuesday.',
  author: JONAS,
  createdAt: '2026-11-19T10:00:00.000Z',
  ...part,
});

export const anAttachment = (part: Partial<Attachment> = {}): Attachment => {
  const _id = `attachment-${++made}`;
  return {
    _id,
    name: 'rotation-runbook.pdf',
    size: 421_888,
    type: 'application/pdf',
    url: `/api/files/${_id}`,
    uploadedBy: { _id: MAYA._id, name: MAYA.name },
    createdAt: '2026-11-19T10:00:00.000Z',
    ...part,
  };
};
