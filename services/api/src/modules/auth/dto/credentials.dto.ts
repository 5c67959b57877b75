import type { Credentials } from '@taskloom/contracts';
import { BooleanField, EmailField, PasswordField, TextField } from '../../../platform/http/index.js';

export class CredentialsDto implements Credentials {
  @EmailField() email: string;
  @PasswordField({ existing: true }) password: string;
  @TextField({
    label: 'Code',
    max: 60,
    optional: true,
    example: '418027',
    description: 'From the authenticator app, or a recovery code; after SECOND_FACTOR_REQUIRED.',
  })
  code?: string;
  @BooleanField({ label: 'Trust', optional: true, description: 'No code for 30 days in this browser.' })
  trustDevice?: boolean;
}
