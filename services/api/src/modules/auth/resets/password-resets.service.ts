import { Injectable, Logger } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { SCREENS } from '@taskloom/contracts';
import { AuditService } from '../../../platform/audit/index.js';
import type { Config } from '../../../platform/config/index.js';
import { Database, type Transaction } from '../../../platform/database/index.js';
import { Events } from '../../../platform/events/index.js';
import { RateStorage, type Caller } from '../../../platform/http/index.js';
import { Job } from '../../../platform/jobs/index.js';
import { hashToken, newToken } from '../../../platform/secrets/index.js';
import { UsersRepository } from '../../users/index.js';
import { TokenRevocationService } from '../api-tokens/token-revocation.service.js';
import { resetLinkInvalid } from '../auth.errors.js';
import { PasswordForgotten, PasswordResetsClosed } from '../auth.events.js';
import { OwnSignIn } from '../own-sign-in.js';
import { LoginAttempts } from '../login-attempts.js';
import { PasswordRules } from '../passwords/password-rules.js';
import { PasswordsService } from '../passwords/passwords.service.js';
import { KnownDevicesRepository } from '../sessions/known-devices.repository.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { PasswordResetDto } from './dto/password-reset.dto.js';
import { PasswordResetsRepository } from './password-resets.repository.js';

const HOUR_MS = 3_600_000;
const WINDOW_MS = HOUR_MS / 2;
/** Mails to one address in half an hour, so that a stranger can't flood a mailbox. */
const MAILS = 3;

@Injectable()
export class PasswordResetsService {
  private readonly logger = new Logger(PasswordResetsService.name);
  private readonly mail: Config['mail'];

  constructor(
    config: ConfigService<Config, true>,
    private readonly database: Database,
    private readonly resets: PasswordResetsRepository,
    private readonly users: UsersRepository,
    private readonly passwords: PasswordsService,
    private readonly passwordRules: PasswordRules,
    private readonly sessions: SessionsService,
    private readonly devices: KnownDevicesRepository,
    private readonly apiTokens: TokenRevocationService,
    private readonly attempts: LoginAttempts,
    private readonly ownSignIn: OwnSignIn,
    private readonly counts: RateStorage,
    private readonly events: Events,
    private readonly audit: AuditService,
  ) {
    this.mail = config.get('mail', { infer: true });
  }

  /**
   * Mails a link if there is such an account and mail is configured. The caller waits for the lookup only: the time of the
   * write would reveal whether the account exists.
   */
  async request(email: string, address: string): Promise<void> {
    const account = await this.users.credentials(email);
    const { hits } = await this.counts.add(`reset:${email}`, WINDOW_MS);
    if (!account || account.disabled || !this.mail || hits > MAILS) return;
    if (!(await this.ownSignIn.isFor(account.id))) return;
    this.sendLink(account.id, email, address).catch((error: unknown) =>
      this.logger.warn({ err: error }, 'A reset link was not created'),
    );
  }

  /** A link for an admin to hand over. Earlier links of the person end. */
  async createLink(tx: Transaction, { _id: actorId, address }: Caller, userId: string): Promise<string> {
    const { token, tokenHash } = newToken();
    await this.resets.removeAllOf(tx, userId);
    await this.resets.insert(tx, { userId, tokenHash, email: null });
    await this.audit.record(tx, { kind: 'password_reset_link', address, actorId, personId: userId });
    return SCREENS.resetPasswordWith(token);
  }

  async reset({ token, password }: PasswordResetDto, address: string): Promise<void> {
    const tokenHash = hashToken(token);
    // Hashing is expensive, so an unknown link must not cost it.
    const person = await this.resets.personOf(tokenHash);
    if (!person) throw resetLinkInvalid();
    await this.passwordRules.require(password, person);
    const passwordHash = await this.passwords.hash(password);
    const email = await this.database.transaction(async (tx) => {
      const link = await this.resets.take(tx, tokenHash);
      const account = link && (await this.users.resetHash(tx, link.userId, passwordHash));
      if (!link || !account) return undefined;
      const { userId } = link;
      // Someone has opened a link that was mailed there.
      if (link.email) await this.users.verifyEmail(tx, userId, link.email);
      await this.sessions.endAll(tx, userId);
      await this.apiTokens.revokeAll(tx, userId, address);
      await this.devices.trustNone(tx, userId);
      await this.audit.record(tx, { kind: 'password_reset', address, personId: userId });
      await this.events.raise(tx, new PasswordResetsClosed(await this.resets.removeAllOf(tx, userId)));
      return account.email;
    });
    if (!email) throw resetLinkInvalid();
    await this.attempts.forgive(email, address);
  }

  @Job({ name: 'password-links', everyMs: HOUR_MS })
  async removeExpired(): Promise<void> {
    await this.resets.removeExpired();
  }

  private async sendLink(userId: string, email: string, address: string): Promise<void> {
    const { token, tokenHash } = newToken();
    await this.database.transaction(async (tx) => {
      const id = await this.resets.insert(tx, { userId, tokenHash, email });
      await this.audit.record(tx, { kind: 'password_reset_requested', address, personId: userId });
      await this.events.raise(tx, new PasswordForgotten(id, email, token));
    });
  }
}
