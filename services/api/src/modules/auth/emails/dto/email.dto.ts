import { ApiProperty } from '@nestjs/swagger';
import type { EmailChange, EmailConfirmation, EmailState } from '@taskloom/contracts';
import { EmailField, TextField } from '../../../../platform/http/index.js';

export class EmailChangeDto implements EmailChange {
  @EmailField() email: string;
}

export class EmailConfirmationDto implements EmailConfirmation {
  @TextField({ label: 'Link', max: 200, description: 'The token of a mailed link.' }) token: string;
}

export class EmailStateDto implements EmailState {
  @ApiProperty({ example: 'ada@example.com' }) email: string;
  @ApiProperty() verified: boolean;
  @ApiProperty({ type: String, nullable: true, example: null }) pending: string | null;
}
