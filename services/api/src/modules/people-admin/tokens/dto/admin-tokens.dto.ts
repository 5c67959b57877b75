import { ApiProperty } from '@nestjs/swagger';
import {
  API_TOKEN_SCOPES,
  type AdminApiToken,
  type AdminApiTokens,
  type ApiTokenScope,
} from '@taskloom/contracts';
import { COUNT } from '../../../../platform/openapi/index.js';
import { PublicPersonDto } from '../../../users/index.js';

class AdminApiTokenDto implements AdminApiToken {
  @ApiProperty({ format: 'uuid' }) _id: string;
  @ApiProperty() person: PublicPersonDto;
  @ApiProperty() name: string;
  @ApiProperty({ example: 'tl_k3J9xQa' }) prefix: string;
  @ApiProperty({ enum: [...API_TOKEN_SCOPES] }) scope: ApiTokenScope;
  @ApiProperty({ type: 'integer', nullable: true }) projects: number | null;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ format: 'date-time' }) expiresAt: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) lastUsedAt: string | null;
}

export class AdminApiTokensDto implements AdminApiTokens {
  @ApiProperty({ type: [AdminApiTokenDto] }) tokens: AdminApiTokenDto[];
  @ApiProperty(COUNT) total: number;
}
