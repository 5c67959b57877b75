import { BooleanField, EnumField } from '../../../platform/http/index.js';
import { PageDto } from './page.dto.js';

export const PROJECT_VIEWS = ['list'] as const;

export class ProjectListQueryDto extends PageDto {
  @BooleanField({
    label: 'Archived',
    optional: true,
    description: 'Archived projects instead of the others.',
  })
  archived?: boolean;
  @EnumField(PROJECT_VIEWS, {
    label: 'View',
    optional: true,
    description: 'list: each person once, and only what lists of projects show.',
  })
  view?: (typeof PROJECT_VIEWS)[number];
}
