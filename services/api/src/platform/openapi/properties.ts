import { getSchemaPath } from '@nestjs/swagger';

// Options of `@ApiProperty`.

export const ID = { type: String, format: 'uuid' } as const;
export const DAY = { type: String, format: 'date', example: '2026-12-24' } as const;
export const INSTANT = { type: String, format: 'date-time', example: '2026-11-20T10:15:00.000Z' } as const;
/** A whole number from 0. */
export const COUNT = { type: 'integer', minimum: 0 } as const;
/** A whole number from 1. */
export const ORDINAL = { type: 'integer', minimum: 1 } as const;
/** An object whose keys are data and whose values are texts. */
export const TEXTS_BY_KEY = { type: 'object', additionalProperties: { type: 'string' } } as const;
/** A list by reference. The name alone serves where an import would make a cycle. */
export const listOf = (dto: Parameters<typeof getSchemaPath>[0]) =>
  ({ type: 'array', items: { $ref: getSchemaPath(dto) } }) as const;
