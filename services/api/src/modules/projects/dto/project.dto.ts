import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
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

class ProjectArchiveDto {
  @ApiProperty(INSTANT) at: string;
  @ApiProperty({ type: PublicPersonDto, nullable: true }) by: PublicPersonDto | null;
}

export class ProjectDto {
  @ApiProperty(ID) _id: string;
  @ApiProperty({ example: 'Billing migration' }) title: string;
  @ApiProperty({ example: 'Move every customer to the new invoices.' }) description: string;
  @ApiProperty({ enum: PROJECT_STATUSES }) status: ProjectStatus;
  @ApiProperty({ ...DAY, nullable: true }) deadline: string | null;
  @ApiProperty({ type: 'integer', nullable: true, required: false, example: 30 })
  archiveDoneAfter?: number | null;
  @ApiProperty({ type: ProjectArchiveDto, nullable: true, required: false })
  archive?: ProjectArchiveDto | null;
  @ApiProperty() owner: PublicPersonDto;
  @ApiProperty({ type: [ProjectMemberDto] }) members: ProjectMemberDto[];
  @ApiProperty() taskCounts: TaskCountsDto;
  @ApiPropertyOptional({
    description: 'True for a favourite of the caller; only in responses to GET requests.',
  })
  favourite?: boolean;
  @ApiProperty(ORDINAL) version: number;
  @ApiProperty(INSTANT) createdAt: string;
  @ApiProperty(INSTANT) updatedAt: string;
}

class ProjectListEntryDto {
  @ApiProperty(ID) _id: string;
  @ApiProperty({ example: 'Billing migration' }) title: string;
  @ApiPropertyOptional({ description: 'Empty when absent.' }) description?: string;
  @ApiPropertyOptional({ enum: PROJECT_STATUSES, description: 'active when absent.' }) status?: ProjectStatus;
  @ApiPropertyOptional(DAY) deadline?: string;
  @ApiPropertyOptional({ type: 'integer', example: 30 }) archiveDoneAfter?: number;
  @ApiProperty({ type: 'array', items: COUNT, description: 'Places in users; the owner is the first.' })
  members: number[];
  @ApiProperty({ type: 'array', items: COUNT, description: 'todo, inprogress, done.' }) taskCounts: number[];
  @ApiPropertyOptional({ description: 'True for a favourite of the caller.' }) favourite?: boolean;
  @ApiProperty(ORDINAL) version: number;
  @ApiProperty(INSTANT) updatedAt: string;
}

export class ProjectListDto {
  @ApiProperty({ type: [PersonDto] }) users: PersonDto[];
  @ApiProperty({ type: [ProjectListEntryDto] }) projects: ProjectListEntryDto[];
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
