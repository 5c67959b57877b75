import { ApiProperty } from '@nestjs/swagger';
import {
  CALENDAR_PROJECTS,
  CALENDAR_SCOPES,
  type CalendarQuery,
  type CalendarScope,
} from '@taskloom/contracts';
import { DayField, EnumField, PatternField } from '../../../platform/http/index.js';
import { TaskHitDto } from '../../tasks/index.js';

const ID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';

export class CalendarQueryDto implements CalendarQuery {
  @DayField({ label: 'From' }) from: string;
  @DayField({ label: 'To' }) to: string;
  @EnumField(CALENDAR_SCOPES, { label: 'Scope' }) scope: CalendarScope;
  @PatternField({
    label: 'Projects',
    pattern: new RegExp(`^${ID}(,${ID}){0,${CALENDAR_PROJECTS - 1}}$`),
    optional: true,
    description: `Ids of at most ${CALENDAR_PROJECTS} projects, separated by commas.`,
  })
  projects?: string;
}

export class CalendarAnswerDto {
  @ApiProperty({ type: [TaskHitDto] }) tasks: TaskHitDto[];
  @ApiProperty({ description: 'More tasks are due in the range.' }) more: boolean;
  @ApiProperty({ type: [TaskHitDto], description: 'Open tasks without a deadline.' }) undated: TaskHitDto[];
  @ApiProperty() moreUndated: boolean;
}
