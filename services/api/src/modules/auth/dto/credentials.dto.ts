import type { Credentials } from '@taskloom/contracts';
import { EmailField, PasswordField } from '../../../platform/http/index.js';

export class CredentialsDto implements Credentials {
  @EmailField() email: string;
  @PasswordField({ existing: true }) password: string;
}
