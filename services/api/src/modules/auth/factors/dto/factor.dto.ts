import { ApiProperty } from '@nestjs/swagger';
import type { FactorCode, PasswordConfirmation } from '@taskloom/contracts';
import { PasswordField, TextField } from '../../../../platform/http/index.js';

export class PasswordConfirmationDto implements PasswordConfirmation {
  @PasswordField({
    existing: true,
    optional: true,
    description: 'A proof. Without it, the call needs one of the last 10 minutes.',
  })
  password?: string;
}

export class FactorCodeDto implements FactorCode {
  @TextField({ label: 'Code', max: 60, example: '418027' }) code: string;
}

export class FactorStateDto {
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) enabledAt: string | null;
  @ApiProperty({ example: 10 }) recoveryCodesLeft: number;
  @ApiProperty({ type: String, format: 'date', nullable: true }) due: string | null;
}

export class FactorSetupDto {
  @ApiProperty({ example: 'JBSWY3DPEHPK3PXP' }) secret: string;
  @ApiProperty({ example: 'otpauth://totp/Taskloom:ada%40example.com?secret=JBSWY3DPEHPK3PXP' }) uri: string;
}

export class RecoveryCodesDto {
  @ApiProperty({ type: [String], example: ['abcd-efgh-jkmn-pqrs'] }) recoveryCodes: string[];
}
