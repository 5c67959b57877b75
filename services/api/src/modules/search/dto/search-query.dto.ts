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
import { EnumField, IdField, TextField } from '../../../platform/http/index.js';

export class SearchQueryDto implements SearchQuery {
  @TextField({ label: 'Search query', max: LIMITS.query, whenEmpty: 'Please enter a search query.' })
  q: string;
  @EnumField(SEARCH_TYPES, { label: 'Type', optional: true }) type?: SearchType;
  @EnumField([...PROJECT_STATUSES, ...TASK_STATUSES], { label: 'Status', optional: true })
  status?: ProjectStatus | TaskStatus;
  @EnumField(TASK_PRIORITIES, { label: 'Priority', optional: true }) priority?: TaskPriority;
  @IdField({ label: 'Assignee', optional: true }) assignee?: string;
  @IdField({ label: 'Project', optional: true }) projectId?: string;
}
