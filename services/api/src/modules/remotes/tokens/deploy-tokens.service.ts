import { Injectable } from '@nestjs/common';
import { AuditService } from '../../../platform/audit/index.js';
import { sessionInvalid } from '../../auth/index.js';
import { tokenExpired } from '../remote.errors.js';
import { DeployTokensRepository, type DeployToken } from './deploy-tokens.repository.js';
import { hashOfToken, isTokenText } from './token-text.js';

/** What a token is used for, as the audit log names it. */
export type TokenUse = 'publish' | 'activate' | 'rollback' | 'lock';

/** `Authorization: Deploy <token>`, which a team's pipeline sends instead of a session. */
@Injectable()
export class DeployTokens {
  constructor(
    private readonly tokens: DeployTokensRepository,
    private readonly audit: AuditService,
  ) {}

  /** Undefined if no such token exists. */
  async find(text: string): Promise<DeployToken | undefined> {
    const token = isTokenText(text) ? await this.tokens.find(hashOfToken(text)) : undefined;
    if (token?.state === 'valid') await this.tokens.used(token);
    return token;
  }

  /**
   * @param use recorded in the audit log, as every refusal is
   * @throws 401 when the token is unknown, revoked or expired
   */
  async require(token: DeployToken | undefined, address: string, use?: TokenUse): Promise<DeployToken> {
    if (token?.state !== 'valid') {
      await this.record(address, 'token_refused', token, { reason: token?.state ?? 'unknown' });
      throw token?.state === 'expired' ? tokenExpired(token) : sessionInvalid();
    }
    if (use) await this.record(address, 'token_used', token, { use });
    return token;
  }

  private record(
    address: string,
    kind: 'token_used' | 'token_refused',
    token: DeployToken | undefined,
    details: Record<string, string>,
  ): Promise<void> {
    return this.audit.record(undefined, {
      kind,
      address,
      subject: token?.remote,
      details: { ...details, ...(token && { token: token._id, name: token.name }) },
    });
  }
}
