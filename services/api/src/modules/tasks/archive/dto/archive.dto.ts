import { LIMITS } from '@taskloom/contracts';
import { IdField, WholeNumberField } from '../../../../platform/http/index.js';

export class ArchiveQueryDto {
  @WholeNumberField({
    label: 'Limit',
    min: 1,
    max: LIMITS.archivePage,
    optional: true,
    description: `${LIMITS.archivePage} when absent.`,
  })
  limit?: number;
  @IdField({ label: 'Cursor', optional: true, description: 'Id of the last task already seen.' })
  cursor?: string;
}
