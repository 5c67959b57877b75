import { ExecutionContext } from '@nestjs/common';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../../platform/http/index.js';

/** A request as the strategies of sessions get it from Passport, which adds properties of its own to the object. */
export class PassportRequest {
  user?: Caller | false;
  #original: FastifyRequest | undefined;

  constructor(original: FastifyRequest) {
    this.#original = original;
  }

  get original(): FastifyRequest {
    if (!this.#original) throw new Error('The request has already been authenticated');
    return this.#original;
  }

  /** Drops the reference to the request, even if this object is still referenced. */
  release(): void {
    this.#original = undefined;
  }
}

/**
 * `AuthGuard` for routes that are called often. Passport assigns functions to its strategy for each request, and V8 allocates
 * such functions in the old generation: they would keep the request in memory until a full garbage collection
 * (docs/decisions/0051-passport.md). So Passport gets an object that releases the request.
 */
export const SessionAuthGuard = (...strategies: string[]) =>
  class extends AuthGuard(strategies) {
    override async canActivate(context: ExecutionContext): Promise<boolean> {
      const original = context.switchToHttp().getRequest<FastifyRequest>();
      const request = new PassportRequest(original);
      try {
        await super.canActivate(new ExecutionContextHost([request]));
        original.user = request.user;
        return true;
      } finally {
        request.release();
      }
    }
  };
