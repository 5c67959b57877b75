import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config/index.js';
import {
  AccessRequest,
  callOf,
  mayCall,
  notFound,
  RateStorage,
  servesProjects,
  tooManyRequests,
  type Caller,
} from '../../../platform/http/index.js';
import { tokenLimitedToProjects, tokenScope } from '../auth.errors.js';

const MINUTE_MS = 60_000;

/** Limits each request with an API token, before its route's own guards: rate, scope and projects. */
@Injectable()
export class ApiTokenAccess {
  private readonly rates: Config['rates'];

  constructor(
    config: ConfigService<Config, true>,
    private readonly storage: RateStorage,
  ) {
    this.rates = config.get('rates', { infer: true });
  }

  /** @throws 429, 403 for a call that the scope doesn't cover, 404 for a project outside the token's list */
  async admit(caller: Caller, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!caller.apiToken) return;
    await this.count(caller.sessionId, reply);
    const { scope, projectIds } = caller.apiToken;
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const call = callOf(method, request.routeOptions.url ?? '');
    if (!mayCall(scope, call)) throw tokenScope();
    if (!projectIds) return;
    if (!servesProjects(call)) throw tokenLimitedToProjects();
    const projectId = new AccessRequest(request).param('projectId');
    if (projectId && !projectIds.includes(projectId)) throw notFound();
  }

  /** Headers as in draft-ietf-httpapi-ratelimit-headers-10. */
  private async count(tokenId: string, reply: FastifyReply): Promise<void> {
    const limit = this.rates.token;
    const { hits, seconds } = await this.storage.add(`token:${tokenId}`, MINUTE_MS);
    reply.header('ratelimit-policy', `"token";q=${limit};w=${MINUTE_MS / 1_000}`);
    reply.header('ratelimit', `"token";r=${Math.max(0, limit - hits)};t=${seconds}`);
    if (hits > limit) throw tooManyRequests(seconds);
  }
}
