import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import Strategy from 'passport-custom';
import type { PresentedToken } from './deploy-tokens.repository.js';
import { DeployTokens } from './deploy-tokens.service.js';

/** `Authorization: Deploy <token>`: a known token in any state. */
@Injectable()
export class DeployTokenStrategy extends PassportStrategy(Strategy, 'deploy-token') {
  constructor(private readonly tokens: DeployTokens) {
    super();
  }

  async validate({ headers }: FastifyRequest): Promise<PresentedToken | false> {
    const text = /^Deploy (\S+)$/i.exec(headers.authorization ?? '')?.[1];
    return (text !== undefined && (await this.tokens.find(text))) || false;
  }
}
