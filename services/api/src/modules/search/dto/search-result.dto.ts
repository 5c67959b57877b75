import { ApiProperty } from '@nestjs/swagger';
import { ID } from '../../../platform/openapi/index.js';
import { ProjectDto } from '../../projects/index.js';
import { TaskHitDto, TitledProjectDto } from '../../tasks/index.js';

class NamedPersonDto {
  @ApiProperty(ID) _id: string;
  @ApiProperty({ example: 'Ada Lovelace' }) name: string;
}

export class SearchResultDto {
  @ApiProperty({ type: [ProjectDto] }) projects: ProjectDto[];
  @ApiProperty({ type: [TaskHitDto] }) tasks: TaskHitDto[];
}

export class SearchFiltersDto {
  @ApiProperty({ type: [TitledProjectDto] }) projects: TitledProjectDto[];
  @ApiProperty({ type: [String], example: ['active'] }) statuses: string[];
  @ApiProperty({ type: [String], example: ['high'] }) priorities: string[];
  @ApiProperty({ type: [NamedPersonDto] }) assignees: NamedPersonDto[];
}
