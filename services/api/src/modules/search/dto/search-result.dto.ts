import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ID, INSTANT } from '../../../platform/openapi/index.js';
import { ProjectDto } from '../../projects/index.js';
import { TaskHitDto, TitledProjectDto } from '../../tasks/index.js';
import { PublicPersonDto } from '../../users/index.js';

class NamedPersonDto {
  @ApiProperty(ID) _id: string;
  @ApiProperty({ example: 'Ada Lovelace' }) name: string;
}

class TotalFoundDto {
  @ApiProperty({ type: Number, example: 1 }) projects: number;
  @ApiProperty({ type: Number, example: 40 }) tasks: number;
  @ApiPropertyOptional({ type: Number, example: 3 }) comments?: number;
}

class TitledTaskDto {
  @ApiProperty(ID) _id: string;
  @ApiProperty({ example: 'Rotate webhook secrets' }) title: string;
}

class CommentHitDto {
  @ApiProperty(ID) _id: string;
  @ApiProperty({ example: 'Two of the webhook tests fail on Sundays', maxLength: 200 }) excerpt: string;
  @ApiProperty() author: PublicPersonDto;
  @ApiProperty(INSTANT) createdAt: string;
  @ApiProperty() task: TitledTaskDto;
  @ApiProperty() project: TitledProjectDto;
}

export class SearchResultDto {
  @ApiProperty({ type: [ProjectDto] }) projects: ProjectDto[];
  @ApiProperty({ type: [TaskHitDto] }) tasks: TaskHitDto[];
  @ApiPropertyOptional({ type: [CommentHitDto] }) comments?: CommentHitDto[];
  @ApiPropertyOptional({ type: TotalFoundDto }) total?: TotalFoundDto;
}

export class SearchFiltersDto {
  @ApiProperty({ type: [TitledProjectDto] }) projects: TitledProjectDto[];
  @ApiProperty({ type: [String], example: ['active'] }) statuses: string[];
  @ApiProperty({ type: [String], example: ['high'] }) priorities: string[];
  @ApiProperty({ type: [NamedPersonDto] }) assignees: NamedPersonDto[];
}
