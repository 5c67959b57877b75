import { Injectable } from '@nestjs/common';
import { DEPLOY_RIGHTS, LIMITS, type AuditKind, type TrustRule, type TrustRules } from '@taskloom/contracts';
import { AuditService } from '../../../platform/audit/index.js';
import { Database, type Transaction } from '../../../platform/database/index.js';
import { notFound, type Caller } from '../../../platform/http/index.js';
import { Outbound } from '../../../platform/outbound/index.js';
import type { TrustRuleCreateDto } from '../dto/trust-rule.dto.js';
import { RegistryRepository } from '../registry/registry.repository.js';
import { IdTokens } from './id-token.service.js';
import { forbiddenIssuer, noRights, tooManyRules } from './trust.errors.js';
import { TrustRulesRepository } from './trust-rules.repository.js';

/** The trust rules that admins make on the operations page. */
@Injectable()
export class TrustRulesService {
  constructor(
    private readonly database: Database,
    private readonly rules: TrustRulesRepository,
    private readonly registry: RegistryRepository,
    private readonly tokens: IdTokens,
    private readonly outbound: Outbound,
    private readonly audit: AuditService,
  ) {}

  async list(remote: string): Promise<TrustRules> {
    return { audience: this.tokens.audience, rules: await this.rules.list(remote) };
  }

  /** @throws 400 for an issuer that is not allowed, 409 when the remote has the maximum */
  async add(
    caller: Caller,
    remote: string,
    { issuer, subject, rights, days = LIMITS.trustRuleDefaultDays }: TrustRuleCreateDto,
  ): Promise<TrustRule> {
    if (rights.length === 0) throw noRights();
    if (this.outbound.refusalOf(issuer)) throw forbiddenIssuer();
    const ordered = DEPLOY_RIGHTS.filter((right) => rights.includes(right));
    const id = await this.database.transaction(async (tx) => {
      // Locked, so that requests at the same time don't exceed the limit.
      if (!(await this.registry.lock(tx, remote))) throw notFound();
      if (!(await this.rules.hasRoom(tx, remote))) throw tooManyRules(remote);
      const rule = { remote, issuer, subject, rights: ordered, createdBy: caller._id };
      const details = { rule: await this.rules.add(tx, rule, days), days, rights: ordered.join(', ') };
      await this.record(tx, caller, 'trust_rule_added', remote, { issuer, subject, ...details });
      return details.rule;
    });
    const [rule] = await this.rules.list(remote, id);
    if (!rule) throw notFound();
    return rule;
  }

  /** Tokens that pipelines have got by it end at once. 404 for a rule of another remote. */
  remove(caller: Caller, remote: string, id: string): Promise<void> {
    return this.database.transaction(async (tx) => {
      const removed = await this.rules.remove(tx, remote, id);
      if (!removed) throw notFound();
      await this.record(tx, caller, 'trust_rule_removed', remote, { ...removed, rule: id });
    });
  }

  private record(
    tx: Transaction,
    { _id, address }: Caller,
    kind: AuditKind,
    remote: string,
    details: Record<string, string | number>,
  ): Promise<void> {
    return this.audit.record(tx, { kind, address, actorId: _id, subject: remote, details });
  }
}
