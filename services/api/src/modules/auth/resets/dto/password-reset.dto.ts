import type { PasswordReset } from '@taskloom/contracts';
import { PasswordField, TextField } from '../../../../platform/http/index.js';

export class PasswordResetDto implements PasswordReset {
  @TextField({ label: 'Reset token', max: 200, description: 'From a reset link.' }) token: string;
  @PasswordField() password: string;
}
