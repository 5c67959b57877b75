import { LIMITS } from '@taskloom/contracts';
import { IdField, WholeNumberField } from '../../../platform/http/index.js';

export class CommentPageDto {
  @IdField({
    label: 'Before',
    optional: true,
    description: 'The id of a comment: only older ones are returned. The newest when absent.',
  })
  before?: string;
  @WholeNumberField({
    label: 'Limit',
    min: 1,
    max: LIMITS.commentsInAnswer,
    optional: true,
    description: `${LIMITS.commentsInAnswer} when absent.`,
  })
  limit?: number;
}
