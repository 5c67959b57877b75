import { WORK_TABS, type WorkCountsQuery, type WorkQuery, type WorkTab } from '@taskloom/contracts';
import { DayField, EnumField, PatternField, WholeNumberField } from '../../../platform/http/index.js';
import { CURSOR } from '../work-cursor.js';

export class WorkQueryDto implements WorkQuery {
  @EnumField(WORK_TABS, { label: 'Tab' }) tab: WorkTab;
  @WholeNumberField({ label: 'Limit', min: 1, max: 500, optional: true }) limit?: number;
  @PatternField({
    label: 'Cursor',
    pattern: CURSOR,
    optional: true,
    description: '`next` of the page before.',
  })
  cursor?: string;
}

export class WorkCountsQueryDto implements WorkCountsQuery {
  @DayField({ label: 'Day', description: 'Today in the time zone of the caller.' }) day: string;
}
