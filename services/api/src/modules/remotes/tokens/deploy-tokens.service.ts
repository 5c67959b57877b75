import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AuditService } from '../../../platform/audit/index.js';
import { clientAddress } from '../../../platform/http/index.js';
import { sessionInvalid } from '../../auth/index.js';
import { tokenExpired } from '../remote.errors.js';
import { DeployTokensRepository, type DeployToken } from './deploy-tokens.repository.js';
import { hashOfToken, isTokenText } from './token-text.js';

/** What a token is used for, as the audit log names it. */
export type TokenUse = 'publish' | 'activate' | 'rollback' | 'lock';

/** `Authorization: Deploy <token>`: what a team's pipeline has in place of a session. */
@Injectable()
export class DeployTokens {
  constructor(
    private readonly tokens: DeployTokensRepository,
    private readonly audit: AuditService,
  ) {}

  /** Undefined for a request with another credential, or with a token that is not valid. */
  async of(request: FastifyRequest): Promise<DeployToken | undefined> {
    const token = await this.find(request);
    if (token?.state !== 'valid') return undefined;
    await this.tokens.used(token);
    return token;
  }

  /**
   * @param use recorded in the audit log, as every refusal is
   * @throws 401 when the token is unknown, revoked or expired
   */
  async require(request: FastifyRequest, use?: TokenUse): Promise<DeployToken> {
    const token = await this.find(request);
    if (token?.state !== 'valid') {
      await this.record(request, 'token_refused', token, { reason: token?.state ?? 'unknown' });
      throw token?.state === 'expired' ? tokenExpired(token) : sessionInvalid();
    }
    await this.tokens.used(token);
    if (use) await this.record(request, 'token_used', token, { use });
    return token;
  }

  private async find({ headers }: FastifyRequest): Promise<DeployToken | undefined> {
    const text = /^Deploy (\S+)$/i.exec(headers.authorization ?? '')?.[1];
    return text !== undefined && isTokenText(text) ? this.tokens.find(hashOfToken(text)) : undefined;
  }

  private record(
    request: FastifyRequest,
    kind: 'token_used' | 'token_refused',
    token: DeployToken | undefined,
    details: Record<string, string>,
  ): Promise<void> {
    return this.audit.record(undefined, {
      kind,
      address: clientAddress(request),
      subject: token?.remote,
      details: { ...details, ...(token && { token: token._id, name: token.name }) },
    });
  }
}
