import { ApiProperty } from '@nestjs/swagger';
import { API_TOKEN_SCOPES, LIMITS, type ApiTokenCreate, type ApiTokenScope } from '@taskloom/contracts';
import {
  EnumField,
  IdListField,
  PasswordField,
  TextField,
  WholeNumberField,
} from '../../../../platform/http/index.js';

export class ApiTokenCreateDto implements Omit<ApiTokenCreate, 'password'> {
  @TextField({ label: 'Name', max: LIMITS.apiTokenName, example: 'Nightly report' }) name: string;
  @EnumField(API_TOKEN_SCOPES, { label: 'Scope' }) scope: ApiTokenScope;
  @WholeNumberField({
    label: 'Days',
    min: 1,
    max: LIMITS.apiTokenDays,
    optional: true,
    description: `Days until it expires; ${LIMITS.apiTokenDefaultDays} by default.`,
  })
  days?: number;
  @IdListField({
    label: 'Projects',
    most: LIMITS.apiTokenProjects,
    optional: true,
    description: 'Limits the token to these projects.',
  })
  projectIds?: string[];
  @PasswordField({
    existing: true,
    optional: true,
    description: 'A proof. Without it, the call needs one of the last 10 minutes.',
  })
  password?: string;
}

class TokenProjectDto {
  @ApiProperty({ format: 'uuid' }) _id: string;
  @ApiProperty() title: string;
}

export class ApiTokenDto {
  @ApiProperty({ format: 'uuid' }) _id: string;
  @ApiProperty() name: string;
  @ApiProperty({ example: 'tl_k3J9xQa' }) prefix: string;
  @ApiProperty({ enum: [...API_TOKEN_SCOPES] }) scope: ApiTokenScope;
  @ApiProperty({ type: [TokenProjectDto], nullable: true }) projects: TokenProjectDto[] | null;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ format: 'date-time' }) expiresAt: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) lastUsedAt: string | null;
}

export class ApiTokenCreatedDto {
  @ApiProperty() token: ApiTokenDto;
  @ApiProperty({ example: 'tl_k3J9xQa…' }) secret: string;
}
