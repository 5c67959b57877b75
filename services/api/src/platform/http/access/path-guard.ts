import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { forbidden, notFound } from '../errors/api-error.js';
import { AccessRequest } from './access-request.js';

/**
 * Loads the object that the path names and passes it on to the controller. What the caller can't see is a 404, what they
 * may not do a 403; both come before the body is validated.
 */
export abstract class PathGuard<T extends object> implements CanActivate {
  /** @param put of the object's `pathObject` */
  constructor(private readonly put: (path: AccessRequest, object: T) => void) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const path = new AccessRequest(http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
    const object = await this.find(path);
    if (!object) throw notFound();
    if (!(await this.isAllowed(object, path, context.getHandler()))) throw forbidden();
    this.put(path, object);
    return true;
  }

  protected abstract find(path: AccessRequest): Promise<T | null | undefined>;

  protected isAllowed(
    _object: T,
    _path: AccessRequest,
    _handler: ReturnType<ExecutionContext['getHandler']>,
  ): boolean | Promise<boolean> {
    return true;
  }
}
