import type { Comment } from '@taskloom/contracts';
import { id, instant, objectOf, text, type Schema } from '../../platform/openapi/index.js';
import { publicPersonSchema } from '../users/index.js';

export const commentSchema: Schema<Comment> = objectOf(
  {
    _id: id(),
    content: text({ example: 'The second screenshot is out of date.' }),
    author: publicPersonSchema,
    createdAt: instant(),
  },
  'Comment',
);
