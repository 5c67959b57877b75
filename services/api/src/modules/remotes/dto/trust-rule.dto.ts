import { ApiProperty } from '@nestjs/swagger';
import {
  DEPLOY_RIGHTS,
  LIMITS,
  TRUST_ISSUER,
  TRUST_SUBJECT,
  type DeployRight,
  type TokenExchange,
  type TrustRuleCreate,
} from '@taskloom/contracts';
import { EnumListField, PatternField, TextField, WholeNumberField } from '../../../platform/http/index.js';
import { INSTANT } from '../../../platform/openapi/index.js';
import { PublicPersonDto } from '../../users/index.js';

const ISSUER = 'https://token.actions.githubusercontent.com';
const SUBJECT = 'repo:acme/reports:ref:refs/heads/main';

export class TrustRuleDto {
  @ApiProperty({ format: 'uuid' }) _id: string;
  @ApiProperty({ example: ISSUER }) issuer: string;
  @ApiProperty({ example: SUBJECT }) subject: string;
  @ApiProperty({ enum: [...DEPLOY_RIGHTS], isArray: true }) rights: DeployRight[];
  @ApiProperty(INSTANT) createdAt: string;
  @ApiProperty({ type: PublicPersonDto, nullable: true }) createdBy: PublicPersonDto | null;
  @ApiProperty(INSTANT) expiresAt: string;
  @ApiProperty({ ...INSTANT, type: String, nullable: true }) lastUsedAt: string | null;
}

export class TrustRulesDto {
  @ApiProperty({ example: 'https://taskloom.example.com' }) audience: string;
  @ApiProperty({ type: [TrustRuleDto] }) rules: TrustRuleDto[];
}

export class TrustRuleCreateDto implements TrustRuleCreate {
  @PatternField({
    label: 'Issuer',
    pattern: TRUST_ISSUER,
    description: 'Exactly as the tokens name it.',
    example: ISSUER,
  })
  issuer: string;
  @PatternField({
    label: 'Subject',
    pattern: TRUST_SUBJECT,
    description:
      'Parts between `:` and `/`. A `*` is a whole part, and at the end all the rest. The first two parts are named.',
    example: SUBJECT,
  })
  subject: string;
  @EnumListField(DEPLOY_RIGHTS, { label: 'Rights', description: 'At least one.' }) rights: DeployRight[];
  @WholeNumberField({
    label: 'Days',
    min: 1,
    max: LIMITS.trustRuleDays,
    optional: true,
    description: `Days until it expires; ${LIMITS.trustRuleDefaultDays} by default.`,
  })
  days?: number;
}

export class TokenExchangeDto implements TokenExchange {
  @TextField({
    label: 'ID token',
    max: 16_000,
    description: 'A JSON Web Token of the provider.',
    example: 'eyJ…',
  })
  idToken: string;
}

export class ExchangedTokenDto {
  @ApiProperty({ example: 'tld_k3J9xQa…' }) secret: string;
  @ApiProperty(INSTANT) expiresAt: string;
  @ApiProperty({ enum: [...DEPLOY_RIGHTS], isArray: true }) rights: DeployRight[];
}
