import { ApiProperty } from '@nestjs/swagger';
import type {
  Identity,
  ProviderCode,
  ProviderRedirect,
  ProviderResponse,
  ProviderSignIn,
  ProviderStart,
} from '@taskloom/contracts';
import { BooleanField, PatternField, TextField } from '../../../../platform/http/index.js';

const InviteToken = () => TextField({ label: 'Invitation', max: 200, optional: true });

export class ProviderStartDto implements ProviderStart {
  @PatternField({ label: 'Provider', pattern: /^\d{1,9}$/, example: '1' }) provider: string;
}

export class ProviderResponseDto extends ProviderStartDto implements ProviderResponse {
  @TextField({
    label: 'Response',
    max: 8_000,
    trim: false,
    example: 'code=SplxlOBeZQQYbYS6WxSbIA&state=af0ifjsldkj',
    description: 'The query of the address to which the provider has redirected the browser.',
  })
  response: string;
}

export class ProviderSignInDto extends ProviderResponseDto implements ProviderSignIn {
  @InviteToken() inviteToken?: string;
}

export class ProviderCodeDto implements ProviderCode {
  @PatternField({ label: 'Ticket', pattern: /^[\w.-]{1,8000}$/ }) ticket: string;
  @TextField({ label: 'Code', max: 60, example: '418027' }) code: string;
  @BooleanField({ label: 'Trust', optional: true }) trustDevice?: boolean;
  @InviteToken() inviteToken?: string;
}

export class ProviderRedirectDto implements ProviderRedirect {
  @ApiProperty({ format: 'uri' }) url: string;
}

export class IdentityDto implements Identity {
  @ApiProperty({ format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, nullable: true, example: '1' }) provider: string | null;
  @ApiProperty({ example: 'Fernbank ID' }) name: string;
  @ApiProperty({ type: String, nullable: true, example: 'ada@example.com' }) email: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) lastUsedAt: string | null;
}
