import { Injectable } from '@nestjs/common';
import { AuditService } from '../../../platform/audit/index.js';
import type { Transaction } from '../../../platform/database/index.js';
import { Events } from '../../../platform/events/index.js';
import { SessionsEnded } from '../auth.events.js';
import { ApiTokensRepository } from './api-tokens.repository.js';

/** Revokes all API tokens of a person with a new password: someone who knew the old one may have made one. */
@Injectable()
export class TokenRevocationService {
  constructor(
    private readonly tokens: ApiTokensRepository,
    private readonly events: Events,
    private readonly audit: AuditService,
  ) {}

  /** Ends their sockets and downloads as well, after the commit. */
  async revokeAll(tx: Transaction, userId: string, address: string): Promise<void> {
    const revoked = await this.tokens.removeAllOf(tx, userId);
    if (revoked.length === 0) return;
    this.events.announce(new SessionsEnded(userId, revoked));
    await this.audit.record(tx, {
      kind: 'api_token_revoked',
      address,
      actorId: userId,
      personId: userId,
      details: { tokens: revoked.length },
    });
  }
}
