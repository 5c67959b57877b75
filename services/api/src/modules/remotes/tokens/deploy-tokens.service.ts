import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DeployTokensRepository, type DeployToken } from './deploy-tokens.repository.js';
import { hashOfToken, isTokenText } from './token-text.js';

/** `Authorization: Deploy <token>`: what a team's pipeline has in place of a session. */
@Injectable()
export class DeployTokens {
  constructor(private readonly tokens: DeployTokensRepository) {}

  /** Undefined for a request with another credential, or with a token that is unknown or revoked. */
  async of({ headers }: FastifyRequest): Promise<DeployToken | undefined> {
    const text = /^Deploy (\S+)$/i.exec(headers.authorization ?? '')?.[1];
    if (text === undefined || !isTokenText(text)) return undefined;
    const token = await this.tokens.find(hashOfToken(text));
    if (token) await this.tokens.used(token);
    return token;
  }
}
