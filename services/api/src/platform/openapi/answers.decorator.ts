import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { Schema } from './schema.js';

/** What a route answers when all is well. The other answers are the same everywhere: see `document.ts`. */
export const Answers = (schema: Schema<unknown>, status = 200): MethodDecorator =>
  applyDecorators(
    ApiResponse({
      status,
      description: 'Done.',
      content: { 'application/json': { schema: schema.json } },
    }),
  );
