import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ERROR_STATUS, type ErrorCode } from '@taskloom/contracts';

class FieldErrorDto {
  @ApiProperty() field: string;
  @ApiProperty() message: string;
}

/** The shape of every error. */
export class ErrorDto {
  @ApiProperty({ type: 'integer', minimum: 400 }) statusCode: number;
  @ApiProperty({ example: 'Not Found' }) error: string;
  @ApiProperty({ enum: Object.keys(ERROR_STATUS) }) code: ErrorCode;
  @ApiProperty({ example: 'Not found.' }) message: string;
  @ApiPropertyOptional({ type: [FieldErrorDto] }) errors?: FieldErrorDto[];
  @ApiPropertyOptional({ type: 'object', additionalProperties: {} }) current?: unknown;
  @ApiPropertyOptional({ description: 'For `POST /auth/login/openid/code`.' }) ticket?: string;
}
