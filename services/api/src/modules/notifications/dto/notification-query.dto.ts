import type { NotificationQuery } from '@taskloom/contracts';
import { BooleanField, IdField, WholeNumberField } from '../../../platform/http/index.js';

export class NotificationQueryDto implements NotificationQuery {
  @WholeNumberField({ label: 'limit', min: 1, max: 100, optional: true }) limit?: number;
  @IdField({ label: 'cursor', optional: true, description: 'The last notification already seen.' })
  cursor?: string;
  @BooleanField({ label: 'unread', optional: true, description: 'Unread ones only.' }) unread?: boolean;
}
