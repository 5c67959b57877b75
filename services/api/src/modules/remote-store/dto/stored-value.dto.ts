import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { IsDefined } from 'class-validator';
import { LIMITS } from '@taskloom/contracts';
import { COUNT, INSTANT, ORDINAL } from '../../../platform/openapi/index.js';

const KEY = { example: 'settings' };
const ANY_JSON: ApiPropertyOptions = {
  oneOf: [
    { type: 'object', additionalProperties: {} },
    { type: 'array', items: {} },
    ...(['string', 'number', 'boolean'] as const).map((type) => ({ type })),
  ],
  example: { period: 'week' },
};

export class StoredValueDto {
  @ApiProperty(KEY) key: string;
  @ApiProperty({ ...ANY_JSON, nullable: true, description: 'Any JSON; null when nothing is stored.' })
  value: unknown;
  @ApiProperty(COUNT) version: number;
  @ApiProperty({ ...INSTANT, nullable: true }) updatedAt: string | null;
}

export class StoredKeyDto {
  @ApiProperty(KEY) key: string;
  @ApiProperty(COUNT) bytes: number;
  @ApiProperty(ORDINAL) version: number;
  @ApiProperty(INSTANT) updatedAt: string;
}

export class StoredValueUpdateDto {
  @IsDefined({ message: 'Value is required.' })
  @ApiProperty({
    ...ANY_JSON,
    description: `Any JSON except null, at most ${LIMITS.storedValueBytes / 1024} KB as UTF-8.`,
  })
  value: unknown;
}
