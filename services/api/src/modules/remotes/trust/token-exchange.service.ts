import { Injectable } from '@nestjs/common';
import { LIMITS, REMOTE_NAME, type ExchangedToken } from '@taskloom/contracts';
import { AuditService } from '../../../platform/audit/index.js';
import { Database } from '../../../platform/database/index.js';
import { ApiError, notFound } from '../../../platform/http/index.js';
import { Job } from '../../../platform/jobs/index.js';
import { RegistryRepository } from '../registry/registry.repository.js';
import { addExchangedToken } from '../tokens/exchanged-token.js';
import { IdTokens, type IdToken } from './id-token.service.js';
import { matchesSubject } from './subject-pattern.js';
import { idTokenUsed, tooManyExchanges, untrustedIssuer, untrustedSubject } from './trust.errors.js';
import type { TrustRuleEntity } from './trust-rule.entity.js';
import { TrustRulesRepository } from './trust-rules.repository.js';

const HOUR_MS = 3_600_000;

/** Gives pipelines short-lived deploy tokens for tokens of their provider, as trust rules of the remote say. */
@Injectable()
export class TokenExchange {
  constructor(
    private readonly database: Database,
    private readonly rules: TrustRulesRepository,
    private readonly registry: RegistryRepository,
    private readonly tokens: IdTokens,
    private readonly audit: AuditService,
  ) {}

  /** Records a refusal in the audit log. @throws 404 for an unknown remote, 403 `ID_TOKEN_REFUSED` */
  async exchange(address: string, remote: string, token: string): Promise<ExchangedToken> {
    if (!REMOTE_NAME.test(remote) || !(await this.registry.exists(remote))) throw notFound();
    try {
      const { rule, idToken } = await this.verify(remote, token);
      return await this.give(address, rule, idToken);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'ID_TOKEN_REFUSED')
        await this.recordRefusal(address, remote, error.message);
      throw error;
    }
  }

  @Job({ name: 'used-id-tokens', everyMs: HOUR_MS })
  removeOld(): Promise<void> {
    return this.rules.forgetIdTokens();
  }

  /** Keys are fetched only from an issuer that a rule of this remote names. */
  private async verify(remote: string, token: string): Promise<{ rule: TrustRuleEntity; idToken: IdToken }> {
    const issuer = this.tokens.issuerOf(token);
    const rules = issuer === undefined ? [] : await this.rules.valid(remote, issuer);
    if (issuer === undefined || rules.length === 0) throw untrustedIssuer(remote);
    const idToken = await this.tokens.verify(token, issuer);
    const [rule] = rules
      .filter(({ subject }) => matchesSubject(subject, idToken.subject))
      .sort((a, b) => b.rights.length - a.rights.length);
    if (!rule) throw untrustedSubject(remote, idToken.subject);
    return { rule, idToken };
  }

  private give(address: string, { id, remote }: TrustRuleEntity, idToken: IdToken): Promise<ExchangedToken> {
    const { issuer, subject } = idToken;
    return this.database.transaction(async (tx) => {
      // Locked, so that a rule that is removed at the same time leaves no token.
      const rule = await this.rules.use(tx, id);
      if (!rule) throw untrustedIssuer(remote);
      if ((await this.rules.given(tx, id)) >= LIMITS.exchangesAnHour) throw tooManyExchanges(remote);
      if (!(await this.rules.takeIdToken(tx, idToken))) throw idTokenUsed();
      const { _id, ...given } = await addExchangedToken(tx, rule, subject);
      const details = { token: _id, rule: id, issuer, name: subject, rights: rule.rights.join(', ') };
      await this.audit.record(tx, { kind: 'token_exchanged', address, subject: remote, details });
      return given;
    });
  }

  private async recordRefusal(address: string, remote: string, message: string): Promise<void> {
    const details = { reason: 'id-token', message };
    await this.audit.record(undefined, { kind: 'token_refused', address, subject: remote, details });
  }
}
