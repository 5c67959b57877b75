import {
  LIMITS,
  TASK_PRIORITIES,
  TASK_STATUSES,
  type AssigneeInput,
  type TaskPriority,
  type TaskStatus,
  type TaskUpdate,
} from '@taskloom/contracts';
import { Matches } from 'class-validator';
import { DayField, EnumField, IdField, TextField } from '../../../platform/http/index.js';
import { AssigneesField } from './assignees-field.js';

export class TaskUpdateDto implements TaskUpdate {
  @TextField({
    label: 'Title',
    example: 'Write the announcement',
    max: LIMITS.title,
    whenEmpty: 'Please enter a task title',
    optional: true,
  })
  title?: string;
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
    description: 'From today to 50 years ahead, unless it stays as it is; null for none.',
  })
  deadline?: string | null;
  @TextField({
    label: 'Position',
    max: 255,
    optional: true,
    description: 'Place in the column as a fractional index; one that is taken becomes the next free one.',
    example: 'a1V',
  })
  @Matches(/^[!-~]+$/, { message: 'Position must consist of letters and digits.' })
  position?: string;
  @IdField({ label: 'afterTaskId', optional: true, description: 'The task to stand right after.' })
  afterTaskId?: string;
  @IdField({ label: 'beforeTaskId', optional: true, description: 'The task to stand right before.' })
  beforeTaskId?: string;
}
