import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Passes the object that an access guard has loaded and authorised from the path on to the controller. */
export const pathObject = <T extends object>(what: string) => {
  const found = new WeakMap<object, T>();
  const read = (request: FastifyRequest): T => {
    const object = found.get(request);
    if (!object) throw new Error(`No access guard has loaded the ${what}`);
    return object;
  };
  return {
    /** For guards that run after the one that loads the object. */
    read,
    put: ({ request }: { request: FastifyRequest }, object: T): void => void found.set(request, object),
    /** Parameter decorator. */
    Loaded: createParamDecorator((_: unknown, context: ExecutionContext) =>
      read(context.switchToHttp().getRequest<FastifyRequest>()),
    ),
  };
};
