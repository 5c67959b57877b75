import { IdField, WholeNumberField } from '../../../platform/http/index.js';

/**
 * For installations too large for whole arrays. Pages are ordered by creation instead of board order, so that moves
 * by others skip or repeat nothing.
 */
export class PageDto {
  @WholeNumberField({ label: 'Limit', min: 1, max: 1_000, optional: true, description: 'All when absent.' })
  limit?: number;
  @IdField({ label: 'Cursor', optional: true, description: 'Id of the last one already seen.' })
  cursor?: string;
}
