import { applyDecorators, RequestMapping, RequestMethod, UseInterceptors } from '@nestjs/common';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';

/** Reads go without the interceptor: for what it has nothing to do with, it would take a fifth of a small answer's time. */
const writing =
  (method: RequestMethod) =>
  (path = ''): MethodDecorator =>
    applyDecorators(RequestMapping({ method, path }), UseInterceptors(IdempotencyInterceptor));

/** Nest's verbs of the same names, for routes that keep what an `Idempotency-Key` was answered; lint refuses Nest's own. */
export const Post = writing(RequestMethod.POST);
export const Put = writing(RequestMethod.PUT);
export const Patch = writing(RequestMethod.PATCH);
export const Delete = writing(RequestMethod.DELETE);
