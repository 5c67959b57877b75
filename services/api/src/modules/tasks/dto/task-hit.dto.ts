import { ApiProperty, OmitType } from '@nestjs/swagger';
import { PROJECT_STATUSES, type ProjectStatus } from '@taskloom/contracts';
import { ID } from '../../../platform/openapi/index.js';
import { TaskCardDto } from './task.dto.js';

export class TitledProjectDto {
  @ApiProperty(ID) _id: string;
  @ApiProperty({ example: 'Billing migration' }) title: string;
}

export class ProjectOfHitDto extends TitledProjectDto {
  @ApiProperty({ enum: PROJECT_STATUSES, required: false }) status?: ProjectStatus;
}

/** A card outside of its project, which therefore names it. */
export class TaskHitDto extends OmitType(TaskCardDto, ['project']) {
  @ApiProperty() project: ProjectOfHitDto;
}
