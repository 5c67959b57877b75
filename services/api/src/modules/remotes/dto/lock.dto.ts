import type { RemoteLockRequest } from '@taskloom/contracts';
import { BooleanField, TextField } from '../../../platform/http/index.js';

export class LockDto implements RemoteLockRequest {
  @BooleanField({ label: 'Locked' })
  locked: boolean;

  @TextField({ label: 'Reason', max: 500, optional: true })
  reason?: string;
}
