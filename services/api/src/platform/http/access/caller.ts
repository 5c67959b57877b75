import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { ApiTokenScope, TeamRole } from '@taskloom/contracts';
import type { FastifyRequest } from 'fastify';

/** The authenticated person, read from the database for each request; the token provides only the session id. */
export interface Caller {
  _id: string;
  name: string;
  email: string;
  avatar: string;
  role: TeamRole;
  teamId: string | null;
  /** Of the session, or of the API token. */
  sessionId: string;
  /** The limits of the request's API token; null for a session. */
  apiToken?: { scope: ApiTokenScope; projectIds: string[] | null } | null;
  /** How many tokens the session has had before the one of this request. */
  renewals?: number;
  /** The token of this request has been replaced; it is accepted for a few seconds more, and proves nothing. */
  replaced?: boolean;
  /** The address is proven. */
  verified?: boolean;
  /** The day from which it can only set up a second factor; null when it has one or needs none. */
  factorDue?: string | null;
  /** Client address for the audit log; absent for sockets. */
  address?: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guards of `modules/auth/sessions`; false without a session. */
    user?: Caller | false;
  }
}

/** Whether the caller can only set up a second factor. */
export const lacksFactor = ({ factorDue }: Pick<Caller, 'factorDue'>): boolean =>
  typeof factorDue === 'string' && factorDue <= new Date().toISOString().slice(0, 10);

/** The only projects that the caller's API token reaches; null for all. */
export const projectLimitOf = ({ apiToken }: Pick<Caller, 'apiToken'>): string[] | null =>
  apiToken?.projectIds ?? null;

export const callerOf = (request: FastifyRequest): Caller | undefined => request.user || undefined;

/** For guards that run after the session guard. */
export const requireCaller = (request: FastifyRequest): Caller => {
  const caller = callerOf(request);
  if (!caller) throw new Error('A public route has no caller');
  return caller;
};

/** Parameter decorator: the signed-in person. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext) =>
  requireCaller(context.switchToHttp().getRequest<FastifyRequest>()),
);
