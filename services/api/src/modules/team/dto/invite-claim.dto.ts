import type { InviteClaim } from '@taskloom/contracts';
import { TextField } from '../../../platform/http/index.js';

export class InviteClaimDto implements InviteClaim {
  @TextField({ label: 'Invitation token', max: 200, description: 'From an invitation link.' })
  inviteToken: string;
}
