import { REMOTE_VERSION, type RemoteRollbackRequest } from '@taskloom/contracts';
import { PatternField, TextField } from '../../../platform/http/index.js';

export class RollbackDto implements RemoteRollbackRequest {
  @PatternField({ label: 'Version', pattern: REMOTE_VERSION, optional: true })
  version?: string;

  @TextField({ label: 'Reason', max: 500, optional: true })
  reason?: string;
}
