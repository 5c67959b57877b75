import type { InviteRequest } from '@taskloom/contracts';
import { EmailField } from '../../../platform/http/index.js';

export class InviteRequestDto implements InviteRequest {
  @EmailField({ label: 'Email address', whenEmpty: 'Please enter an email address' }) email: string;
}
