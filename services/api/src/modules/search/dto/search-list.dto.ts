import {
  ApiProperty,
  ApiPropertyOptional,
  IntersectionType,
  OmitType,
  PartialType,
  PickType,
} from '@nestjs/swagger';
import { COUNT, INSTANT } from '../../../platform/openapi/index.js';
import { ProjectDto } from '../../projects/index.js';
import { ProjectOfHitDto, TaskHitDto } from '../../tasks/index.js';
import { PersonDto } from '../../users/index.js';
import { SearchResultDto } from './search-result.dto.js';

const PLACES = { type: 'array', items: COUNT } as const;

const SPARSE_OF_TASK = [
  'description',
  'startDate',
  'deadline',
  'labels',
  'relations',
  'checklistTotal',
  'checklistDone',
  'commentCount',
  'attachmentCount',
] as const;
const SPARSE_OF_PROJECT = ['description', 'deadline', 'archive', 'archiveDoneAfter'] as const;

class SearchListTaskDto extends IntersectionType(
  OmitType(TaskHitDto, [...SPARSE_OF_TASK, 'project', 'assignees']),
  PartialType(PickType(TaskHitDto, SPARSE_OF_TASK)),
) {
  @ApiProperty({ ...COUNT, description: 'A place in taskProjects.' }) project: number;
  @ApiPropertyOptional({ ...PLACES, description: 'Places in people.' }) primary?: number[];
  @ApiPropertyOptional({ ...PLACES, description: 'Places in people.' }) secondary?: number[];
}

class SearchListProjectDto extends IntersectionType(
  OmitType(ProjectDto, [...SPARSE_OF_PROJECT, 'owner', 'members']),
  PartialType(PickType(ProjectDto, SPARSE_OF_PROJECT)),
) {
  @ApiProperty({ ...PLACES, description: 'Places in people; the owner is the first.' }) members: number[];
  @ApiProperty({
    type: 'array',
    items: { ...INSTANT, type: 'string' },
    description: 'When these members joined.',
  })
  joinedAt: string[];
}

export class SearchListDto extends PickType(SearchResultDto, ['comments', 'total']) {
  @ApiProperty({ type: [PersonDto] }) people: PersonDto[];
  @ApiProperty({ type: [ProjectOfHitDto] }) taskProjects: ProjectOfHitDto[];
  @ApiProperty({ type: [SearchListProjectDto] }) projects: SearchListProjectDto[];
  @ApiProperty({ type: [SearchListTaskDto] }) tasks: SearchListTaskDto[];
}
