import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** What an access guard found at the end of a path, handed to the controller: loaded once, allowed already. */
export const pathObject = <T extends object>(what: string) => {
  const found = new WeakMap<object, T>();
  const of = (request: FastifyRequest): T => {
    const object = found.get(request);
    if (!object) throw new Error(`No access guard has loaded the ${what}`);
    return object;
  };
  return {
    put: (request: FastifyRequest, object: T): void => void found.set(request, object),
    of,
    /** Parameter decorator. */
    Loaded: createParamDecorator((_: unknown, context: ExecutionContext) =>
      of(context.switchToHttp().getRequest<FastifyRequest>()),
    ),
  };
};

/** One id of the path, lower case; a malformed one is answered like one that leads nowhere. */
export const pathParam = (request: FastifyRequest, name: string): string | undefined => {
  const params: unknown = request.params;
  const value = typeof params === 'object' && params !== null ? Reflect.get(params, name) : undefined;
  return typeof value === 'string' ? value.toLowerCase() : undefined;
};
