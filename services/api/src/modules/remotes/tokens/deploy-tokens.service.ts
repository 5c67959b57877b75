import { Injectable } from '@nestjs/common';
import type { DeployRight } from '@taskloom/contracts';
import { AuditService } from '../../../platform/audit/index.js';
import { sessionInvalid } from '../../auth/index.js';
import { missingRight, otherRemote, tokenExpired } from '../remote.errors.js';
import { DeployTokensRepository, type PresentedToken } from './deploy-tokens.repository.js';
import { hashOfToken, isTokenText } from './token-text.js';

/** The uses of a token, as the audit log names them. */
export type TokenUse = 'publish' | 'activate' | 'rollback' | 'lock';

/** `Authorization: Deploy <token>`, which a team's pipeline sends instead of a session. */
@Injectable()
export class DeployTokens {
  constructor(
    private readonly tokens: DeployTokensRepository,
    private readonly audit: AuditService,
  ) {}

  /** Undefined if no such token exists. */
  async find(text: string): Promise<PresentedToken | undefined> {
    const token = isTokenText(text) ? await this.tokens.find(hashOfToken(text)) : undefined;
    if (token?.state === 'valid') await this.tokens.used(token);
    return token;
  }

  /** Records a refusal in the audit log. @throws 401 when the token is unknown, revoked or expired */
  async require(token: PresentedToken | undefined, address: string): Promise<PresentedToken> {
    if (token?.state === 'valid') return token;
    await this.record(address, 'token_refused', token, { reason: token?.state ?? 'unknown' });
    throw token?.state === 'expired' ? tokenExpired(token) : sessionInvalid();
  }

  /** Records a refusal in the audit log. @throws 403 when the token is for another remote */
  async requireRemote(token: PresentedToken, address: string, remote: string): Promise<void> {
    if (token.remote === remote) return;
    await this.record(address, 'token_refused', token, { reason: 'remote' });
    throw otherRemote(remote);
  }

  /**
   * Records the use in the audit log, or the refusal.
   *
   * @throws 403 when the token doesn't have the right
   */
  async use(token: PresentedToken, address: string, right: DeployRight, use?: TokenUse): Promise<void> {
    if (token.rights.includes(right)) {
      if (use) await this.record(address, 'token_used', token, { use });
      return;
    }
    await this.record(address, 'token_refused', token, { reason: 'right', right });
    throw missingRight(token, right);
  }

  private record(
    address: string,
    kind: 'token_used' | 'token_refused',
    token: PresentedToken | undefined,
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
