import type { PasswordChange } from '@taskloom/contracts';
import { BooleanField, PasswordField } from '../../../platform/http/index.js';

export class PasswordChangeDto implements PasswordChange {
  @PasswordField({ existing: true }) current: string;
  @PasswordField() next: string;
  @BooleanField({
    label: 'Keep tokens',
    optional: true,
    description: 'Without it, all API tokens of the person are revoked.',
  })
  keepTokens?: boolean;
}
