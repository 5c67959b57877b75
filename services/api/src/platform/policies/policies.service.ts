import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { LIMITS, type Policies, type Quota, type QuotaName } from '@taskloom/contracts';
import type { Config } from '../config/index.js';
import { Database, isUnavailable } from '../database/index.js';
import { ONLY, PolicyEntity } from './policy.entity.js';
import { mailDomainRefused } from './policy.errors.js';

/** How long what is shown to visitors may be out of date after a change by another process. */
const SHOWN_MS = 5_000;

/** Quotas that admins have set, in bytes. */
export type DecidedQuotas = { [Name in QuotaName]?: number | null | undefined };

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** The rules of the installation. What the environment sets takes precedence over what admins have decided. */
@Injectable()
export class PoliciesService {
  private readonly accounts: Config['accounts'];
  private readonly defaults: Config['quotas'];
  private known: PolicyEntity | null = null;
  private shown?: { policies: Promise<Policies>; until: number };

  constructor(
    config: ConfigService<Config, true>,
    private readonly database: Database,
  ) {
    this.accounts = config.get('accounts', { infer: true });
    this.defaults = config.get('quotas', { infer: true });
  }

  /** Inside a transaction, with its changes. */
  async current(): Promise<Policies> {
    this.known = await this.database.read((manager) => manager.findOneBy(PolicyEntity, { id: ONLY }));
    return this.policiesOf(this.known);
  }

  /** For display, never for a check: read every few seconds, and kept while the database is unreachable. */
  toShow(): Promise<Policies> {
    if (!this.shown || this.shown.until <= Date.now()) {
      this.shown = { policies: this.currentOrKnown(), until: Date.now() + SHOWN_MS };
      this.shown.policies.catch(() => this.changed());
    }
    return this.shown.policies;
  }

  /** After a change: the next display reads again. */
  changed(): void {
    this.shown = undefined;
  }

  private async currentOrKnown(): Promise<Policies> {
    return this.current().catch((error: unknown) => {
      if (!isUnavailable(error)) throw error;
      return this.policiesOf(this.known);
    });
  }

  policiesOf(decided: PolicyEntity | null): Policies {
    const { registration, mailDomains } = this.accounts;
    return {
      registration: registration ?? decided?.registration ?? 'open',
      mailDomains: mailDomains ?? decided?.mailDomains ?? [],
      secondFactor: { required: decided?.factorRequired ?? 'optional', from: decided?.factorFrom ?? null },
      codes: decided?.strictCodes ? 'strict' : 'tolerant',
      passwords: {
        minLength: decided?.passwordMinLength ?? LIMITS.passwordMin,
        refuseGuessable: decided?.refuseGuessablePasswords ?? false,
      },
      quotas: this.quotasOf({
        person: decided?.quotaPerson,
        project: decided?.quotaProject,
        installation: decided?.quotaInstallation,
      }),
      fixedBy: {
        ...(registration && { registration: 'REGISTRATION' }),
        ...(mailDomains && { mailDomains: 'MAIL_DOMAINS' }),
      },
    };
  }

  quotasOf(decided: DecidedQuotas): Record<QuotaName, Quota> {
    const quota = (name: QuotaName): Quota => {
      const standard = this.defaults[name];
      return { limit: decided[name] ?? standard, default: standard };
    };
    return { person: quota('person'), project: quota('project'), installation: quota('installation') };
  }

  /** For new people, changed addresses and invitations. @throws 403 */
  async requireMailDomain(email: string): Promise<void> {
    if (!(await this.allowsMailDomain(email))) throw mailDomainRefused(domainOf(email));
  }

  async allowsMailDomain(email: string): Promise<boolean> {
    const { mailDomains } = await this.current();
    return mailDomains.length === 0 || mailDomains.includes(domainOf(email));
  }
}
