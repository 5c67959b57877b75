import { ApiProperty, PartialType } from '@nestjs/swagger';
import {
  ASSIGNEE_ROLES,
  LIMITS,
  TASK_PRIORITIES,
  TASK_STATUSES,
  type AssigneeInput,
  type AssigneeRole,
  type Attachment,
  type Comment,
  type TaskCopy,
  type TaskPriority,
  type TaskStatus,
} from '@taskloom/contracts';
import { Matches } from 'class-validator';
import {
  BooleanField,
  DayField,
  EnumField,
  IdField,
  IdListField,
  ObjectField,
  TextField,
} from '../../../platform/http/index.js';
import { COUNT, DAY, ID, INSTANT, listOf, ORDINAL } from '../../../platform/openapi/index.js';
import { BEFORE } from '../../projects/index.js';
import { PersonDto, PublicPersonDto } from '../../users/index.js';
import { ChecklistItemDto } from '../checklist/dto/checklist.dto.js';
import { TaskRelationDto } from '../relations/dto/relation.dto.js';
import { AssigneesField } from './assignees-field.js';

class TaskCopyDto implements TaskCopy {
  @IdField({ label: 'Task', description: 'Id of a task of the same project.' }) task: string;
  @BooleanField({ label: 'Checklist', optional: true }) checklist?: boolean;
  @BooleanField({
    label: 'People',
    optional: true,
    description: 'The assignees, and the people of the items of the checklist.',
  })
  people?: boolean;
  @BooleanField({ label: 'Labels', optional: true }) labels?: boolean;
  @BooleanField({ label: 'Files', optional: true, description: 'The files and the cover.' }) files?: boolean;
}

class TaskEditsDto {
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
  @IdListField({
    label: 'Labels',
    most: LIMITS.labels,
    optional: true,
    description: 'Ids of labels of the project; an unknown one is left out, as its label has been deleted.',
  })
  labels?: string[];
  @DayField({
    label: 'Start date',
    optional: true,
    nullable: true,
    description: 'Not after the deadline; within 50 years of today, unless a change leaves it as it is.',
  })
  startDate?: string | null;
  @DayField({
    label: 'Deadline',
    optional: true,
    nullable: true,
    description: 'From today to 50 years ahead, unless a change leaves it as it is; null for none.',
  })
  deadline?: string | null;
  @IdField({
    label: 'Cover',
    optional: true,
    nullable: true,
    description:
      'Id of the picture that the card shows: a file of the task with a small picture; null for none.',
  })
  cover?: string | null;
}

export class TaskCreateDto extends TaskEditsDto {
  @ObjectField(TaskCopyDto, {
    message: 'CopyOf must be an object with the id of a task.',
    optional: true,
    description:
      'The original, and what to copy besides its description, status, priority and dates. The copy is placed directly below it.',
  })
  copyOf?: TaskCopyDto;
}

/** Every field may be left out, but none of the required ones may be null. */
class TaskValuesDto extends PartialType(TaskEditsDto, { skipNullProperties: false }) {
  @TextField({
    label: 'Position',
    max: 255,
    optional: true,
    description: 'Place in the column as a fractional index; one that is taken becomes the next free one.',
    example: 'a1V',
  })
  @Matches(/^[!-~]+$/, { message: 'Position must consist of letters and digits.' })
  position?: string;
}

export class TaskPatchDto extends TaskValuesDto {
  @IdField({
    label: 'afterTaskId',
    optional: true,
    description: 'The task that it is placed directly after.',
  })
  afterTaskId?: string;
  @IdField({
    label: 'beforeTaskId',
    optional: true,
    description: 'The task that it is placed directly before.',
  })
  beforeTaskId?: string;
  @ObjectField(TaskValuesDto, {
    message: 'Before must be an object with values of the task.',
    optional: true,
    description: BEFORE,
  })
  before?: TaskValuesDto;
}

class TaskAssigneeDto {
  @ApiProperty() user: PersonDto;
  @ApiProperty({ enum: ASSIGNEE_ROLES }) role: AssigneeRole;
}

class TaskArchiveDto {
  @ApiProperty(INSTANT) at: string;
  @ApiProperty({
    type: PublicPersonDto,
    nullable: true,
    description: 'Null when the project archives done tasks automatically.',
  })
  by: PublicPersonDto | null;
}

class TaskFieldsDto {
  @ApiProperty(ID) _id: string;
  @ApiProperty(ID) project: string;
  @ApiProperty({ example: 'Write the announcement' }) title: string;
  @ApiProperty({ example: 'Half a page for the blog, with two screenshots.' }) description: string;
  @ApiProperty({ enum: TASK_STATUSES }) status: TaskStatus;
  @ApiProperty({ enum: TASK_PRIORITIES }) priority: TaskPriority;
  @ApiProperty({ type: [TaskAssigneeDto] }) assignees: TaskAssigneeDto[];
  @ApiProperty({ ...DAY, nullable: true }) startDate: string | null;
  @ApiProperty({ ...DAY, nullable: true }) deadline: string | null;
  @ApiProperty({ type: [String], format: 'uuid' }) labels: string[];
  @ApiProperty({
    ...ID,
    required: false,
    nullable: true,
    description: 'Id of the attachment that the card shows; absent when there is none.',
  })
  cover?: string | null;
  @ApiProperty({ example: 'a1V' }) position: string;
  @ApiProperty(COUNT) checklistTotal: number;
  @ApiProperty(COUNT) checklistDone: number;
  @ApiProperty({ type: [TaskRelationDto] }) relations: TaskRelationDto[];
  @ApiProperty({ type: TaskArchiveDto, required: false, description: 'Only of an archived task.' })
  archive?: TaskArchiveDto;
  @ApiProperty(ORDINAL) version: number;
  @ApiProperty(INSTANT) createdAt: string;
  @ApiProperty(INSTANT) updatedAt: string;
}

export class TaskDto extends TaskFieldsDto {
  @ApiProperty(listOf('CommentDto')) comments: Comment[];
  @ApiProperty(COUNT) commentCount: number;
  @ApiProperty(listOf('AttachmentDto')) attachments: Attachment[];
  @ApiProperty({ type: [ChecklistItemDto] }) checklist: ChecklistItemDto[];
}

export class TaskCardDto extends TaskFieldsDto {
  @ApiProperty(COUNT) commentCount: number;
  @ApiProperty(COUNT) attachmentCount: number;
}

export class ArchivedTaskDto extends TaskCardDto {
  @ApiProperty() declare archive: TaskArchiveDto;
}

export class ItemTurnedDto {
  @ApiProperty() task: TaskDto;
  @ApiProperty() from: TaskDto;
}

export class RelationChangedDto {
  @ApiProperty() task: TaskDto;
  @ApiProperty() other: TaskDto;
}
