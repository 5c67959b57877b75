import type { TeamRemoval } from '@taskloom/contracts';
import { IdField } from '../../../platform/http/index.js';

export class TeamRemovalDto implements TeamRemoval {
  @IdField({ label: 'New owner', optional: true }) transferTo?: string;
}
