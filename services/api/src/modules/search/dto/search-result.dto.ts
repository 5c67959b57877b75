import { ApiProperty, OmitType } from '@nestjs/swagger';
import { ID } from '../../../platform/openapi/index.js';
import { ProjectDto } from '../../projects/index.js';
import { TaskCardDto } from '../../tasks/index.js';

class TitledProjectDto {
  @ApiProperty(ID) _id: string;
  @ApiProperty({ example: 'Billing migration' }) title: string;
}

class NamedPersonDto {
  @ApiProperty(ID) _id: string;
  @ApiProperty({ example: 'Ada Lovelace' }) name: string;
}

class TaskHitDto extends OmitType(TaskCardDto, ['project']) {
  @ApiProperty() project: TitledProjectDto;
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
