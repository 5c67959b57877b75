import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  CODE_RULES,
  FACTOR_RULES,
  LIMITS,
  REGISTRATION_RULES,
  type CodeRule,
  type FactorPolicy,
  type PasswordPolicy,
  type Policies,
  type PoliciesUpdate,
  type Quota,
  type QuotaName,
  type RegistrationRule,
} from '@taskloom/contracts';
import { Transform } from 'class-transformer';
import { isFQDN, ValidateBy, ValidateIf } from 'class-validator';
import {
  BooleanField,
  DayField,
  EnumField,
  ObjectField,
  WholeNumberField,
} from '../../../platform/http/index.js';
import { COUNT } from '../../../platform/openapi/index.js';

class FixedByDto {
  @ApiPropertyOptional() registration?: string;
  @ApiPropertyOptional() mailDomains?: string;
}

class FactorPolicyDto implements FactorPolicy {
  @EnumField(FACTOR_RULES, { label: 'Required' }) required: FactorPolicy['required'];
  @DayField({ label: 'From', nullable: true, description: 'Begins at 00:00 UTC; null when it is optional.' })
  from: string | null;
}

class PasswordPolicyDto implements PasswordPolicy {
  @WholeNumberField({ label: 'The minimum length', min: LIMITS.passwordMin, max: LIMITS.passwordMinMost })
  minLength: number;
  @BooleanField({ label: 'Refuse guessable' }) refuseGuessable: boolean;
}

class QuotaDto implements Quota {
  @ApiProperty(COUNT) limit: number;
  @ApiProperty(COUNT) default: number;
}

export class QuotasDto implements Record<QuotaName, Quota> {
  @ApiProperty() person: QuotaDto;
  @ApiProperty() project: QuotaDto;
  @ApiProperty() installation: QuotaDto;
}

/** Bytes; null for the value of the server's settings. */
const QuotaField = (label: string): PropertyDecorator =>
  WholeNumberField({ label, min: LIMITS.quotaMin, max: LIMITS.quotaMax, optional: true, nullable: true });

class QuotasUpdateDto implements NonNullable<PoliciesUpdate['quotas']> {
  @QuotaField('The quota of a person') person?: number | null;
  @QuotaField('The quota of a project') project?: number | null;
  @QuotaField('The quota of the installation') installation?: number | null;
}

export class PoliciesDto implements Policies {
  @ApiProperty({ enum: REGISTRATION_RULES }) registration: RegistrationRule;
  @ApiProperty({ type: [String] }) mailDomains: string[];
  @ApiProperty() secondFactor: FactorPolicyDto;
  @ApiProperty({ enum: CODE_RULES }) codes: CodeRule;
  @ApiProperty() passwords: PasswordPolicyDto;
  @ApiProperty() quotas: QuotasDto;
  @ApiProperty() fixedBy: FixedByDto;
}

const problemOf = (value: unknown): string | undefined => {
  if (!Array.isArray(value) || !value.every((domain) => typeof domain === 'string'))
    return 'Mail domains must be a list of texts.';
  if (value.length > LIMITS.mailDomains) return `At most ${LIMITS.mailDomains} mail domains can be set.`;
  const wrong = value.find((domain) => !isFQDN(domain));
  return wrong === undefined ? undefined : `${wrong.slice(0, 100) || 'An empty text'} is not a domain.`;
};

/** In lower case, without a leading `@`, each once. */
const normalised = (value: unknown): unknown =>
  Array.isArray(value)
    ? [
        ...new Set(
          value.map((domain: unknown) =>
            typeof domain === 'string' ? domain.trim().toLowerCase().replace(/^@/, '') : domain,
          ),
        ),
      ]
    : value;

export class PoliciesUpdateDto implements PoliciesUpdate {
  @EnumField(REGISTRATION_RULES, { label: 'Registration', optional: true }) registration?: RegistrationRule;

  @ApiPropertyOptional({ type: [String], maxItems: LIMITS.mailDomains, example: ['example.com'] })
  @Transform(({ value }) => normalised(value))
  @ValidateIf((_, value) => value !== undefined)
  @ValidateBy({
    name: 'mailDomains',
    validator: {
      validate: (value) => problemOf(value) === undefined,
      defaultMessage: (at) => problemOf(at?.value) ?? '',
    },
  })
  mailDomains?: string[];

  @ObjectField(FactorPolicyDto, {
    message: 'Second factor must be an object with required and from.',
    optional: true,
  })
  secondFactor?: FactorPolicyDto;

  @EnumField(CODE_RULES, { label: 'Codes', optional: true }) codes?: CodeRule;

  @ObjectField(PasswordPolicyDto, {
    message: 'Passwords must be an object with minLength and refuseGuessable.',
    optional: true,
  })
  passwords?: PasswordPolicyDto;

  @ObjectField(QuotasUpdateDto, {
    message: 'Quotas must be an object with person, project and installation.',
    optional: true,
  })
  quotas?: QuotasUpdateDto;
}
