import { IdField, WholeNumberField } from '../../../platform/http/index.js';

/**
 * For installations too large for whole arrays. Pages go by creation, not by the order of the screen: nothing is
 * skipped or seen twice while others move things about.
 */
export class PageDto {
  @WholeNumberField({ label: 'Limit', min: 1, max: 1_000, optional: true, description: 'All when absent.' })
  limit?: number;
  @IdField({ label: 'Cursor', optional: true, description: 'Id of the last one already seen.' })
  cursor?: string;
}
