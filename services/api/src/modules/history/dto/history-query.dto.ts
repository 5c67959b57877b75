import { LIMITS, type HistoryQuery, type ProjectHistoryQuery } from '@taskloom/contracts';
import { PatternField, WholeNumberField } from '../../../platform/http/index.js';

export class HistoryQueryDto implements HistoryQuery {
  @WholeNumberField({
    label: 'Before',
    min: 1,
    max: Number.MAX_SAFE_INTEGER,
    optional: true,
    description: 'A revision: only earlier events are returned. The latest when absent.',
  })
  before?: number;
  @WholeNumberField({
    label: 'Limit',
    min: 1,
    max: LIMITS.historyInAnswer,
    optional: true,
    description: `${LIMITS.historyInAnswer} when absent.`,
  })
  limit?: number;
}

export class ProjectHistoryQueryDto extends HistoryQueryDto implements ProjectHistoryQuery {
  @PatternField({
    label: 'Since',
    pattern: /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z)?$/,
    optional: true,
    example: '2026-11-20',
    description: 'A day, or an instant in UTC: only events from then on are returned.',
  })
  since?: string;
}
