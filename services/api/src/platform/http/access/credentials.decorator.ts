import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const CREDENTIALS = 'taskloom:credentials';

/**
 * A route whose request or response carries a password or a token: nothing of either is kept, so an `Idempotency-Key` means
 * nothing there. A test compares this with the fields of every write; public routes keep nothing in any case.
 */
export const Credentials = (): MethodDecorator =>
  applyDecorators(SetMetadata(CREDENTIALS, true), ApiExtension('x-credentials', true));
