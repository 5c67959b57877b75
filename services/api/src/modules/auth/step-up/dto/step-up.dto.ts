import { ApiProperty } from '@nestjs/swagger';
import type { StepUp, StepUpWays } from '@taskloom/contracts';
import { PasswordField, TextField } from '../../../../platform/http/index.js';
import { SignInProviderDto } from '../../../../platform/openid/index.js';

export class StepUpDto implements StepUp {
  @PasswordField({ existing: true, optional: true }) password?: string;
  @TextField({
    label: 'Code',
    max: 60,
    optional: true,
    example: '418027',
    description: 'From the authenticator app, or a recovery code; instead of the password.',
  })
  code?: string;
}

export class StepUpWaysDto implements StepUpWays {
  @ApiProperty() password: boolean;
  @ApiProperty() code: boolean;
  @ApiProperty() passkey: boolean;
  @ApiProperty({ type: [SignInProviderDto] }) providers: SignInProviderDto[];
}
