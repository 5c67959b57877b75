import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { TeamRole } from '@taskloom/contracts';
import type { FastifyRequest } from 'fastify';

/** Who sent the request, read from the database on each one; nothing of it comes from the token but the session's id. */
export interface Caller {
  _id: string;
  name: string;
  email: string;
  avatar: string;
  role: TeamRole;
  teamId: string | null;
  sessionId: string;
  /** Where this request comes from, for the audit log; a socket has none. */
  address?: string;
}

const callers = new WeakMap<object, Caller>();

export const setCaller = (request: FastifyRequest, caller: Caller): void => void callers.set(request, caller);

export const callerOf = (request: FastifyRequest): Caller | undefined => callers.get(request);

/** For guards behind the session guard. */
export const requireCaller = (request: FastifyRequest): Caller => {
  const caller = callers.get(request);
  if (!caller) throw new Error('A public route asked who is calling');
  return caller;
};

/** The signed-in person, as a controller's parameter. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext) =>
  requireCaller(context.switchToHttp().getRequest<FastifyRequest>()),
);
