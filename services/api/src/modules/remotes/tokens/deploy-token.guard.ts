import { Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { PresentedToken } from './deploy-tokens.repository.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by {@link DeployTokenGuard}: a token in any state, false without one. */
    deployToken?: PresentedToken | false;
  }
}

/** Never rejects a request: routes that need a token call `DeployTokens.require`, which records refusals. */
@Injectable()
export class DeployTokenGuard extends AuthGuard('deploy-token') {
  override getAuthenticateOptions() {
    return { property: 'deployToken' };
  }

  override handleRequest<Token>(error: unknown, token: Token): Token {
    if (error) throw error;
    return token;
  }
}
