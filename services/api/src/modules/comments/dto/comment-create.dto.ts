import { LIMITS, type CommentCreate } from '@taskloom/contracts';
import { TextField } from '../../../platform/http/index.js';

export class CommentCreateDto implements CommentCreate {
  @TextField({
    label: 'Comment',
    example: 'The second screenshot is out of date.',
    max: LIMITS.comment,
    whenEmpty: 'Please write a comment.',
  })
  content: string;
}
