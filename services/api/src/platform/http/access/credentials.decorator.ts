import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const CREDENTIALS = 'taskloom:credentials';

/**
 * Marks a route whose request or response contains a password or a token. Neither is stored, so `Idempotency-Key` is
 * ignored there. A test compares the marks with the fields of every write; public routes never store anything.
 */
export const Credentials = (): MethodDecorator =>
  applyDecorators(SetMetadata(CREDENTIALS, true), ApiExtension('x-credentials', true));
