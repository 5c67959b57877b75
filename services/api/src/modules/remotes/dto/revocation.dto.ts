import type { RemoteRevocation } from '@taskloom/contracts';
import { TextField } from '../../../platform/http/index.js';

export class RevocationDto implements RemoteRevocation {
  @TextField({ label: 'Reason', max: 500 })
  reason: string;
}
