import {
  LIMITS,
  PROJECT_STATUSES,
  SEARCH_TYPES,
  TASK_PRIORITIES,
  TASK_STATUSES,
  type ProjectStatus,
  type SearchQuery,
  type SearchType,
  type TaskPriority,
  type TaskStatus,
} from '@taskloom/contracts';
import {
  BooleanField,
  EnumField,
  IdField,
  TextField,
  WholeNumberField,
} from '../../../platform/http/index.js';

export const SEARCH_VIEWS = ['list'] as const;

export class SearchQueryDto implements SearchQuery {
  @TextField({ label: 'Search query', max: LIMITS.query, whenEmpty: 'Please enter a search query.' })
  q: string;
  @EnumField(SEARCH_TYPES, { label: 'Type', optional: true }) type?: SearchType;
  @EnumField([...PROJECT_STATUSES, ...TASK_STATUSES], { label: 'Status', optional: true })
  status?: ProjectStatus | TaskStatus;
  @EnumField(TASK_PRIORITIES, { label: 'Priority', optional: true }) priority?: TaskPriority;
  @IdField({ label: 'Assignee', optional: true }) assignee?: string;
  @IdField({ label: 'Project', optional: true }) projectId?: string;
  @BooleanField({ label: 'Archived', optional: true, description: 'Also archived tasks, after the others.' })
  archived?: boolean;
  @BooleanField({
    label: 'Comments',
    optional: true,
    description: 'Also comments with all words, the newest first.',
  })
  comments?: boolean;
  @WholeNumberField({
    label: 'Limit',
    min: 1,
    max: LIMITS.found,
    optional: true,
    description: 'How many results of each kind; all by default.',
  })
  limit?: number;
}

/** With the form of the response. */
export class SearchRequestDto extends SearchQueryDto {
  @EnumField(SEARCH_VIEWS, {
    label: 'View',
    optional: true,
    description: 'list: the same results, with each person and each project of tasks once.',
  })
  view?: (typeof SEARCH_VIEWS)[number];
}
