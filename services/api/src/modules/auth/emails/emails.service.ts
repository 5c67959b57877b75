import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import type { EmailState } from '@taskloom/contracts';
import { AuditService } from '../../../platform/audit/index.js';
import type { Config } from '../../../platform/config/index.js';
import { Database, violatedConstraint, type Transaction } from '../../../platform/database/index.js';
import { Events } from '../../../platform/events/index.js';
import { invalidField, RateStorage, tooManyRequests, type Caller } from '../../../platform/http/index.js';
import { Job } from '../../../platform/jobs/index.js';
import { PoliciesService } from '../../../platform/policies/index.js';
import { hashToken, newToken } from '../../../platform/secrets/index.js';
import { UsersRepository } from '../../users/index.js';
import { emailLinkInvalid, emailTaken, mailMissing } from '../auth.errors.js';
import { EmailChangeRequested, EmailLinkCreated, PasswordResetsClosed } from '../auth.events.js';
import { PasswordResetsRepository } from '../resets/password-resets.repository.js';
import { EmailLinksRepository } from './email-links.repository.js';

const HOUR_MS = 3_600_000;
/** Mails of one person in an hour. */
const MAILS = 5;

/** Proves addresses by mailed links, and changes them once the new one is proven. */
@Injectable()
export class EmailsService {
  private readonly mail: Config['mail'];

  constructor(
    config: ConfigService<Config, true>,
    private readonly database: Database,
    private readonly links: EmailLinksRepository,
    private readonly users: UsersRepository,
    private readonly resets: PasswordResetsRepository,
    private readonly counts: RateStorage,
    private readonly events: Events,
    private readonly audit: AuditService,
    private readonly policies: PoliciesService,
  ) {
    this.mail = config.get('mail', { infer: true });
  }

  async state({ _id, email, verified = false }: Caller): Promise<EmailState> {
    const link = await this.links.of(_id);
    return { email, verified, pending: link && link.email !== email ? link.email : null };
  }

  /** After a registration; no link without mail, and none for an address that is already proven. */
  async welcome(tx: Transaction, { id, email }: { id: string; email: string }): Promise<void> {
    if (!this.mail || (await this.users.isVerified(tx, id))) return;
    await this.sendLink(tx, id, email);
  }

  /** Mails the link for the caller's own address again. */
  async resend({ _id, email }: Caller): Promise<void> {
    await this.requireMail(_id);
    await this.database.transaction(async (tx) => {
      if (!(await this.users.isVerified(tx, _id))) await this.sendLink(tx, _id, email);
    });
  }

  /** The response doesn't reveal whether the address belongs to someone else; if it does, no link is mailed. */
  async change({ _id, email: current, address }: Caller, email: string): Promise<void> {
    if (email === current) throw invalidField('email', 'This is already your address.');
    await this.requireMail(_id);
    await this.policies.requireMailDomain(email);
    const isTaken = (await this.users.credentials(email)) !== undefined;
    await this.database.transaction(async (tx) => {
      await this.sendLink(tx, _id, email, !isTaken);
      await this.events.raise(tx, new EmailChangeRequested(current, email));
      const person = { actorId: _id, personId: _id, subject: email };
      await this.audit.record(tx, { kind: 'email_change_requested', address, ...person });
    });
  }

  /** Also for someone who isn't signed in: the link is the proof. */
  async confirm(token: string, address: string): Promise<void> {
    const confirmed = await this.database
      .transaction(async (tx) => {
        const link = await this.links.take(tx, hashToken(token));
        if (!link) return false;
        const { userId, email } = link;
        const before = await this.users.setEmail(tx, userId, email);
        if (before === undefined) return false;
        if (before === email) return true;
        await this.events.raise(tx, new PasswordResetsClosed(await this.resets.removeAllOf(tx, userId)));
        const person = { personId: userId, subject: email };
        await this.audit.record(tx, { kind: 'email_changed', address, ...person, details: { from: before } });
        return true;
      })
      .catch((error: unknown) => {
        throw violatedConstraint(error) === 'users_email_key' ? emailTaken() : error;
      });
    if (!confirmed) throw emailLinkInvalid();
  }

  @Job({ name: 'address-links', everyMs: HOUR_MS })
  async removeExpired(): Promise<void> {
    await this.links.removeExpired();
  }

  private async requireMail(userId: string): Promise<void> {
    if (!this.mail) throw mailMissing();
    const { hits, seconds } = await this.counts.add(`email-link:${userId}`, HOUR_MS);
    if (hits > MAILS) throw tooManyRequests(seconds);
  }

  private async sendLink(tx: Transaction, userId: string, email: string, isMailed = true): Promise<void> {
    const { token, tokenHash } = newToken();
    const { id, before } = await this.links.replace(tx, { userId, tokenHash, email });
    await this.events.raise(tx, new EmailLinkCreated(id, email, token, before, isMailed));
  }
}
