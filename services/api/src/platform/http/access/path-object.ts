import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** What an access guard found at the end of a path, handed to the controller: loaded once, allowed already. */
export const pathObject = <T extends object>(what: string) => {
  const found = new WeakMap<object, T>();
  const read = (request: FastifyRequest): T => {
    const object = found.get(request);
    if (!object) throw new Error(`No access guard has loaded the ${what}`);
    return object;
  };
  return {
    /** For a guard behind the one that has loaded it. */
    read,
    put: (request: FastifyRequest, object: T): void => void found.set(request, object),
    /** Parameter decorator. */
    Loaded: createParamDecorator((_: unknown, context: ExecutionContext) =>
      read(context.switchToHttp().getRequest<FastifyRequest>()),
    ),
  };
};
