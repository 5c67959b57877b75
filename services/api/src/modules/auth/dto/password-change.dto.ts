import type { PasswordChange } from '@taskloom/contracts';
import { PasswordField } from '../../../platform/http/index.js';

export class PasswordChangeDto implements PasswordChange {
  @PasswordField({ existing: true }) current: string;
  @PasswordField() next: string;
}
