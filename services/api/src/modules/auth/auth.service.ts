import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import type { AuthResult, User } from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import { AuditService } from '../../platform/audit/index.js';
import type { Config } from '../../platform/config/index.js';
import { Database, violatedConstraint } from '../../platform/database/index.js';
import { Events } from '../../platform/events/index.js';
import type { Caller } from '../../platform/http/index.js';
import { presentUser, UsersRepository, type Credentials } from '../users/index.js';
import { credentialsInvalid, emailTaken, wrongPassword } from './auth.errors.js';
import { UserRegistered, UserRegistering } from './auth.events.js';
import type { CredentialsDto } from './dto/credentials.dto.js';
import type { PasswordChangeDto } from './dto/password-change.dto.js';
import type { ProfileUpdateDto } from './dto/profile-update.dto.js';
import type { RegistrationDto } from './dto/registration.dto.js';
import { LoginAttempts } from './login-attempts.js';
import { PasswordsService } from './passwords/passwords.service.js';
import { SessionsService } from './sessions/sessions.service.js';

@Injectable()
export class AuthService {
  private readonly accounts: Config['accounts'];

  constructor(
    config: ConfigService<Config, true>,
    private readonly database: Database,
    private readonly users: UsersRepository,
    private readonly events: Events,
    private readonly passwords: PasswordsService,
    private readonly attempts: LoginAttempts,
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
  ) {
    this.accounts = config.get('accounts', { infer: true });
  }

  async register(
    { name, email, password, inviteToken }: RegistrationDto,
    address: string,
  ): Promise<AuthResult> {
    if (this.accounts.registration !== 'open') {
      const registering = new UserRegistering(email, inviteToken);
      await this.database.transaction((tx) => this.events.raise(tx, registering));
    }
    const passwordHash = await this.passwords.hash(password);
    const _id = uuid();
    try {
      return await this.database.transaction(async (tx) => {
        await this.users.insert(tx, { id: _id, name, email, passwordHash });
        await this.events.raise(tx, new UserRegistered({ _id, name, email }, inviteToken));
        await this.audit.record(tx, { kind: 'registered', address, actorId: _id });
        return this.admit(_id);
      });
    } catch (error) {
      throw violatedConstraint(error) === 'users_email_key' ? emailTaken() : error;
    }
  }

  async login({ email, password }: CredentialsDto, address: string): Promise<AuthResult> {
    const attempt = await this.attempts.begin(email, address);
    const account = await this.users.credentials(email);
    const matches = await this.passwords.matches(account?.hash, password);
    const result = matches && account ? await this.enter(account, address) : undefined;
    if (!result) {
      await this.audit.record(undefined, { kind: 'sign_in_failed', address, personId: account?.id });
      throw credentialsInvalid();
    }
    await attempt.succeeded();
    return result;
  }

  async updateProfile(caller: Caller, changes: ProfileUpdateDto): Promise<User> {
    return this.database.transaction(async (tx) => {
      await this.users.update(tx, caller._id, changes);
      return this.present(caller._id);
    });
  }

  /** Wrong passwords count towards the limit of sign-ins, so that an open session can't bypass it. */
  async changePassword(caller: Caller, { current, next }: PasswordChangeDto, address: string): Promise<void> {
    const attempt = await this.attempts.begin(caller.email, address);
    const { _id: id } = caller;
    const hash = await this.users.passwordHash(id);
    const matches = await this.passwords.matches(hash, current);
    if (!matches || !hash || !(await this.replace(caller, { id, hash }, next, address))) {
      await this.audit.record(undefined, { kind: 'sign_in_failed', address, actorId: id, personId: id });
      throw wrongPassword();
    }
    await attempt.succeeded();
  }

  /** Undefined when the password has changed since the check, because the new session would survive that change. */
  private enter(account: Credentials, address: string): Promise<AuthResult | undefined> {
    return this.database.transaction(async (tx) => {
      if (!(await this.users.lockCredentials(tx, account))) return undefined;
      await this.audit.record(tx, { kind: 'sign_in', address, actorId: account.id });
      return this.admit(account.id);
    });
  }

  private async replace(caller: Caller, known: Credentials, next: string, address: string): Promise<boolean> {
    const passwordHash = await this.passwords.hash(next);
    return this.database.transaction(async (tx) => {
      if (!(await this.users.replaceHash(tx, known, passwordHash))) return false;
      await this.sessions.endOthers(tx, caller);
      await this.audit.record(tx, { kind: 'password_changed', address, actorId: known.id });
      return true;
    });
  }

  private async admit(userId: string): Promise<AuthResult> {
    const token = await this.sessions.open(userId);
    return { token, user: await this.present(userId) };
  }

  private async present(userId: string): Promise<User> {
    const user = await this.users.byId(userId);
    if (!user) throw credentialsInvalid();
    return presentUser(user);
  }
}
