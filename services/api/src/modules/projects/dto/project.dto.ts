import { ApiProperty } from '@nestjs/swagger';
import {
  PROJECT_STATUSES,
  SERVER_EVENTS,
  type ProjectChange,
  type ProjectRole,
  type ProjectStatus,
} from '@taskloom/contracts';
import { COUNT, DAY, ID, INSTANT, ORDINAL } from '../../../platform/openapi/index.js';
import { PersonDto, PublicPersonDto } from '../../users/index.js';

class ProjectMemberDto {
  @ApiProperty() user: PersonDto;
  @ApiProperty({ enum: ['owner', 'member'] }) role: ProjectRole;
  @ApiProperty(INSTANT) joinedAt: string;
}

class TaskCountsDto {
  @ApiProperty(COUNT) todo: number;
  @ApiProperty(COUNT) inprogress: number;
  @ApiProperty(COUNT) done: number;
}

export class ProjectDto {
  @ApiProperty(ID) _id: string;
  @ApiProperty({ example: 'Billing migration' }) title: string;
  @ApiProperty({ example: 'Move every customer to the new invoices.' }) description: string;
  @ApiProperty({ enum: PROJECT_STATUSES }) status: ProjectStatus;
  @ApiProperty({ ...DAY, nullable: true }) deadline: string | null;
  @ApiProperty() owner: PublicPersonDto;
  @ApiProperty({ type: [ProjectMemberDto] }) members: ProjectMemberDto[];
  @ApiProperty() taskCounts: TaskCountsDto;
  @ApiProperty(ORDINAL) version: number;
  @ApiProperty(INSTANT) createdAt: string;
  @ApiProperty(INSTANT) updatedAt: string;
}

/** OpenAPI can't describe the data of socket events: see `realtime.ts` of the contracts. */
class ProjectChangeDto {
  @ApiProperty({ example: SERVER_EVENTS.taskUpdated }) event: string;
  @ApiProperty({ type: 'object', additionalProperties: {} }) data: unknown;
}

export class ChangesAnswerDto {
  @ApiProperty(COUNT) revision: number;
  @ApiProperty({ type: [ProjectChangeDto] }) changes: ProjectChange[];
}
