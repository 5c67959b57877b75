import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { PasswordPolicy, RegistrationRule } from '@taskloom/contracts';
import { SignInProviderDto } from '../openid/index.js';

class RequiredFactorDto {
  @ApiProperty({ enum: ['admins', 'everyone'] }) required: 'admins' | 'everyone';
  @ApiProperty({ format: 'date', example: '2026-12-24' }) from: string;
}

class PasswordRulesDto implements PasswordPolicy {
  @ApiProperty({ type: 'integer', example: 12 }) minLength: number;
  @ApiProperty() refuseGuessable: boolean;
}

class ProductDto {
  @ApiProperty({ example: 'Taskloom' }) name: string;
  @ApiProperty({ example: 'TL' }) logo: string;
}

export class MetaDto {
  @ApiProperty() product: ProductDto;
  @ApiProperty({ example: '1.0.0' }) version: string;
  @ApiProperty({ type: [String], example: ['realtime'] }) capabilities: string[];
  @ApiPropertyOptional({ enum: ['open', 'invited', 'closed'] }) registration?: RegistrationRule;
  @ApiPropertyOptional({ enum: [false] }) passwordSignIn?: false;
  @ApiPropertyOptional({ type: [SignInProviderDto] }) providers?: SignInProviderDto[];
  @ApiPropertyOptional() secondFactor?: RequiredFactorDto;
  @ApiPropertyOptional() passwords?: PasswordRulesDto;
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { react: '19.3.1', '@taskloom/contracts/rtk': '1.23.0' },
  })
  modules?: Record<string, string>;
}

export class HealthDto {
  @ApiProperty({ enum: ['ok'] }) status: 'ok';
}
