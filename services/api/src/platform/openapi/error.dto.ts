import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ERROR_STATUS, type ErrorCode, type PublicPerson } from '@taskloom/contracts';

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
  @ApiPropertyOptional({
    type: [String],
    description: 'With `STALE_VERSION` after an edit with `before`: the fields that others have changed too.',
  })
  fields?: string[];
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: {},
    description: 'To `fields`: who changed each of them last, where that is known.',
  })
  by?: Record<string, PublicPerson>;
  @ApiPropertyOptional({ description: 'For `POST /auth/login/openid/code`.' }) ticket?: string;
}
