import { EnumField } from '../../../platform/http/index.js';
import { PageDto } from '../../projects/index.js';

export const TASK_VIEWS = ['card'] as const;

export class TaskListQueryDto extends PageDto {
  @EnumField(TASK_VIEWS, {
    label: 'View',
    optional: true,
    description: 'card: counts in place of the comments and attachments.',
  })
  view?: (typeof TASK_VIEWS)[number];
}
