import type { PasswordForgotten } from '@taskloom/contracts';
import { EmailField } from '../../../../platform/http/index.js';

export class PasswordForgottenDto implements PasswordForgotten {
  @EmailField() email: string;
}
