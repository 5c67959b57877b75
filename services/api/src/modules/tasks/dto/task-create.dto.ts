import {
  LIMITS,
  TASK_PRIORITIES,
  TASK_STATUSES,
  type AssigneeInput,
  type TaskCreate,
  type TaskPriority,
  type TaskStatus,
} from '@taskloom/contracts';
import { DayField, EnumField, TextField } from '../../../platform/http/index.js';
import { AssigneesField } from './assignees-field.js';

export class TaskCreateDto implements TaskCreate {
  @TextField({
    label: 'Title',
    example: 'Write the announcement',
    max: LIMITS.title,
    whenEmpty: 'Please enter a task title',
  })
  title: string;
  @TextField({
    label: 'Description',
    example: 'Half a page for the blog, with two screenshots.',
    min: 0,
    max: LIMITS.description,
    trim: false,
    optional: true,
  })
  description?: string;
  @EnumField(TASK_STATUSES, { label: 'Status', optional: true }) status?: TaskStatus;
  @EnumField(TASK_PRIORITIES, { label: 'Priority', optional: true }) priority?: TaskPriority;
  @AssigneesField() assignees?: AssigneeInput[];
  @DayField({
    label: 'Deadline',
    optional: true,
    nullable: true,
    description: 'From today to 50 years ahead.',
  })
  deadline?: string | null;
}
