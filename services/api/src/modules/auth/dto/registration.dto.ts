import { LIMITS, type Registration } from '@taskloom/contracts';
import { EmailField, PasswordField, TextField } from '../../../platform/http/index.js';

export class RegistrationDto implements Registration {
  @TextField({ label: 'Name', max: LIMITS.name, example: 'Ada Lovelace' }) name: string;
  @EmailField() email: string;
  @PasswordField() password: string;
  @TextField({ label: 'Invitation token', max: 200, optional: true, description: 'From an invitation link.' })
  inviteToken?: string;
}
