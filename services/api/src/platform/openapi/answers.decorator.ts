import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { Schema } from './schema.js';

/** Documents the success response of a route. Error responses are the same everywhere: see `document.ts`. */
export const Answers = (schema: Schema<unknown>, status = 200): MethodDecorator =>
  applyDecorators(
    ApiResponse({
      status,
      description: 'Done.',
      content: { 'application/json': { schema: schema.json } },
    }),
  );
