import { applyDecorators } from '@nestjs/common';
import { ApiResponse, getSchemaPath } from '@nestjs/swagger';
import type { ApiError } from '../http/errors/api-error.js';
import { errorBody } from '../http/errors/error-body.js';
import { ErrorDto } from './error.dto.js';

/** An error response with an example per code. All errors must have the same status. */
export const refusalOf = (errors: readonly ApiError[]) => ({
  description: errors.map(({ code }) => code).join(', '),
  content: {
    'application/json': {
      schema: { $ref: getSchemaPath(ErrorDto) },
      examples: Object.fromEntries(errors.map((error) => [error.code, { value: errorBody(error) }])),
    },
  },
});

/** Documents errors of a route in addition to the common ones in `operation.ts`. */
export const Refuses = (...errors: ApiError[]): MethodDecorator =>
  applyDecorators(
    ...[...new Set(errors.map(({ status }) => status))].map((status) =>
      ApiResponse({ status, ...refusalOf(errors.filter((error) => error.status === status)) }),
    ),
  );
