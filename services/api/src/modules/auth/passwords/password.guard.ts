import { createParamDecorator, Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { AuthResult } from '@taskloom/contracts';
import type { FastifyRequest } from 'fastify';
import { credentialsInvalid } from '../auth.errors.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by {@link PasswordGuard}. */
    signedIn?: AuthResult;
  }
}

@Injectable()
export class PasswordGuard extends AuthGuard('password') {
  override getAuthenticateOptions() {
    return { property: 'signedIn' };
  }

  override handleRequest<Result>(error: unknown, result: Result | false): Result {
    if (error) throw error;
    if (!result) throw credentialsInvalid();
    return result;
  }
}

/** Parameter decorator: the session that {@link PasswordGuard} has opened. */
export const SignedIn = createParamDecorator((_: unknown, context: ExecutionContext): AuthResult => {
  const { signedIn } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!signedIn) throw new Error('The route has no PasswordGuard');
  return signedIn;
});
