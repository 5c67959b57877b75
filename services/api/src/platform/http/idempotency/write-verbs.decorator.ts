import { applyDecorators, RequestMapping, RequestMethod, UseInterceptors } from '@nestjs/common';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';

/** Only writes use the interceptor; on reads it would cost a fifth of a small response's time. */
const writing =
  (method: RequestMethod) =>
  (path = ''): MethodDecorator =>
    applyDecorators(RequestMapping({ method, path }), UseInterceptors(IdempotencyInterceptor));

/** Replace Nest's decorators of the same names for routes that support `Idempotency-Key`; lint forbids Nest's own. */
export const Post = writing(RequestMethod.POST);
export const Put = writing(RequestMethod.PUT);
export const Patch = writing(RequestMethod.PATCH);
export const Delete = writing(RequestMethod.DELETE);
