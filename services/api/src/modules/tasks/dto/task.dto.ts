import { ApiProperty } from '@nestjs/swagger';
import {
  ASSIGNEE_ROLES,
  TASK_PRIORITIES,
  TASK_STATUSES,
  type AssigneeRole,
  type Attachment,
  type Comment,
  type TaskPriority,
  type TaskStatus,
} from '@taskloom/contracts';
import { COUNT, DAY, ID, INSTANT, listOf, ORDINAL } from '../../../platform/openapi/index.js';
import { PersonDto } from '../../users/index.js';

class TaskAssigneeDto {
  @ApiProperty() user: PersonDto;
  @ApiProperty({ enum: ASSIGNEE_ROLES }) role: AssigneeRole;
}

class TaskFieldsDto {
  @ApiProperty(ID) _id: string;
  @ApiProperty(ID) project: string;
  @ApiProperty({ example: 'Write the announcement' }) title: string;
  @ApiProperty({ example: 'Half a page for the blog, with two screenshots.' }) description: string;
  @ApiProperty({ enum: TASK_STATUSES }) status: TaskStatus;
  @ApiProperty({ enum: TASK_PRIORITIES }) priority: TaskPriority;
  @ApiProperty({ type: [TaskAssigneeDto] }) assignees: TaskAssigneeDto[];
  @ApiProperty({ ...DAY, nullable: true }) deadline: string | null;
  @ApiProperty({ example: 'a1V' }) position: string;
  @ApiProperty(ORDINAL) version: number;
  @ApiProperty(INSTANT) createdAt: string;
  @ApiProperty(INSTANT) updatedAt: string;
}

export class TaskDto extends TaskFieldsDto {
  @ApiProperty(listOf('CommentDto')) comments: Comment[];
  @ApiProperty(COUNT) commentCount: number;
  @ApiProperty(listOf('AttachmentDto')) attachments: Attachment[];
}

export class TaskCardDto extends TaskFieldsDto {
  @ApiProperty(COUNT) commentCount: number;
  @ApiProperty(COUNT) attachmentCount: number;
}
