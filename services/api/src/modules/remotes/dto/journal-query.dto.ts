import { REMOTE_NAME } from '@taskloom/contracts';
import { PatternField, WholeNumberField } from '../../../platform/http/index.js';

export class JournalQueryDto {
  @WholeNumberField({ label: 'Limit', min: 1, max: 500, optional: true })
  limit?: number;

  @PatternField({ label: 'Remote', pattern: REMOTE_NAME, optional: true })
  remote?: string;
}
