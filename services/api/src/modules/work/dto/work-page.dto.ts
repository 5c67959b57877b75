import { ApiProperty } from '@nestjs/swagger';
import { COUNT } from '../../../platform/openapi/index.js';
import { TaskHitDto } from '../../tasks/index.js';

export class WorkPageDto {
  @ApiProperty({ type: [TaskHitDto] }) tasks: TaskHitDto[];
  @ApiProperty({ type: String, nullable: true, description: 'The cursor of the next page.' })
  next: string | null;
}

export class WorkCountsDto {
  @ApiProperty({
    ...COUNT,
    description: 'Assigned tasks of active projects that are overdue or due on the day.',
  })
  due: number;
  @ApiProperty(COUNT) assigned: number;
  @ApiProperty(COUNT) created: number;
  @ApiProperty(COUNT) mentioned: number;
  @ApiProperty(COUNT) watching: number;
}
