import { Injectable } from '@nestjs/common';
import type { AuthResult, User } from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import { AuditService } from '../../platform/audit/index.js';
import { Database, violatedConstraint } from '../../platform/database/index.js';
import { Events } from '../../platform/events/index.js';
import type { Caller } from '../../platform/http/index.js';
import { UsersRepository, type Credentials } from '../users/index.js';
import { TokenRevocationService } from './api-tokens/token-revocation.service.js';
import {
  accountDisabled,
  credentialsInvalid,
  emailTaken,
  registrationClosed,
  wrongPassword,
} from './auth.errors.js';
import { UserRegistered, UserRegistering } from './auth.events.js';
import type { CredentialsDto } from './dto/credentials.dto.js';
import type { PasswordChangeDto } from './dto/password-change.dto.js';
import type { ProfileUpdateDto } from './dto/profile-update.dto.js';
import type { RegistrationDto } from './dto/registration.dto.js';
import { EmailsService } from './emails/emails.service.js';
import { EntranceService } from './entrance.service.js';
import { SecondStepService } from './factors/second-step.service.js';
import { LoginAttempts } from './login-attempts.js';
import { OwnSignIn } from './own-sign-in.js';
import { PasswordRules } from './passwords/password-rules.js';
import { PasswordsService } from './passwords/passwords.service.js';
import { KnownDevicesRepository } from './sessions/known-devices.repository.js';
import { SessionsService } from './sessions/sessions.service.js';
import type { SignInOrigin } from './sessions/sign-in-origin.js';

@Injectable()
export class AuthService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersRepository,
    private readonly events: Events,
    private readonly passwords: PasswordsService,
    private readonly passwordRules: PasswordRules,
    private readonly attempts: LoginAttempts,
    private readonly sessions: SessionsService,
    private readonly devices: KnownDevicesRepository,
    private readonly entrance: EntranceService,
    private readonly secondStep: SecondStepService,
    private readonly ownSignIn: OwnSignIn,
    private readonly emails: EmailsService,
    private readonly apiTokens: TokenRevocationService,
    private readonly audit: AuditService,
  ) {}

  async register(
    { name, email, password, inviteToken }: RegistrationDto,
    from: SignInOrigin,
  ): Promise<AuthResult> {
    if (!this.ownSignIn.isOn && (await this.hasTeam())) throw registrationClosed();
    const registering = new UserRegistering(email, inviteToken);
    await this.database.transaction((tx) => this.events.raise(tx, registering));
    await this.passwordRules.require(password, { name, email });
    const passwordHash = await this.passwords.hash(password);
    const _id = uuid();
    try {
      return await this.database.transaction(async (tx) => {
        await this.users.insert(tx, { id: _id, name, email, passwordHash });
        await this.events.raise(tx, new UserRegistered({ _id, name, email }, inviteToken));
        await this.emails.welcome(tx, { id: _id, email });
        await this.audit.record(tx, { kind: 'registered', address: from.address, actorId: _id });
        await this.devices.meet(tx, _id, from.device);
        return this.entrance.admit(_id, from);
      });
    } catch (error) {
      throw violatedConstraint(error) === 'users_email_key' ? emailTaken() : error;
    }
  }

  async login(
    { email, password, code, trustDevice }: CredentialsDto,
    from: SignInOrigin,
  ): Promise<AuthResult> {
    const { address } = from;
    const attempt = await this.attempts.begin(email, address);
    const account = await this.users.credentials(email);
    const matches = await this.passwords.matches(account?.hash, password);
    if (matches && account) {
      await attempt.succeeded();
      if (account.disabled) {
        await this.audit.record(undefined, { kind: 'sign_in_failed', address, personId: account.id });
        throw accountDisabled();
      }
      await this.ownSignIn.require(account.id, address);
      await this.secondStep.require(account.id, code, from);
    }
    const trust = code !== undefined && trustDevice === true;
    const hash = account?.hash;
    const result =
      matches && account && hash !== undefined
        ? await this.enter({ id: account.id, hash }, email, from, trust)
        : undefined;
    if (!result) {
      await this.audit.record(undefined, { kind: 'sign_in_failed', address, personId: account?.id });
      throw credentialsInvalid();
    }
    return result;
  }

  async updateProfile(caller: Caller, changes: ProfileUpdateDto): Promise<User> {
    return this.database.transaction(async (tx) => {
      await this.users.update(tx, caller._id, changes);
      return this.entrance.present(caller._id);
    });
  }

  /** Wrong passwords count towards the limit of sign-ins, so that an open session can't bypass it. */
  async changePassword(caller: Caller, change: PasswordChangeDto, address: string): Promise<void> {
    await this.passwordRules.require(change.next, caller, 'next');
    const attempt = await this.attempts.begin(caller.email, address);
    const { _id: id } = caller;
    const hash = await this.users.passwordHash(id);
    const matches = await this.passwords.matches(hash, change.current);
    if (!matches || !hash || !(await this.replace(caller, { id, hash }, change, address))) {
      await this.audit.record(undefined, { kind: 'sign_in_failed', address, actorId: id, personId: id });
      throw wrongPassword();
    }
    await attempt.succeeded();
    await this.sessions.prove(caller);
  }

  /** Before a change of the account's security; wrong passwords count towards the limit of sign-ins. */
  async confirmPassword(caller: Caller, password: string, address: string): Promise<void> {
    const attempt = await this.attempts.begin(caller.email, address);
    const hash = await this.users.passwordHash(caller._id);
    if (!(await this.passwords.matches(hash, password))) {
      const person = { actorId: caller._id, personId: caller._id };
      await this.audit.record(undefined, { kind: 'sign_in_failed', address, ...person });
      throw wrongPassword('password');
    }
    await attempt.succeeded();
    await this.sessions.prove(caller);
  }

  /** The first account founds a team, which stays. By name, because teams depend on this module. */
  private hasTeam(): Promise<boolean> {
    return this.database.read((manager) => manager.exists('TeamEntity'));
  }

  /** Undefined when the password has changed since the check, because the new session would survive that change. */
  private enter(
    account: Credentials,
    email: string,
    from: SignInOrigin,
    trust: boolean,
  ): Promise<AuthResult | undefined> {
    return this.database.transaction(async (tx) => {
      if (!(await this.users.lockCredentials(tx, account))) return undefined;
      return this.entrance.enter(tx, { id: account.id, email }, from, { trust });
    });
  }

  private async replace(
    caller: Caller,
    known: Credentials,
    { next, keepTokens }: PasswordChangeDto,
    address: string,
  ): Promise<boolean> {
    const passwordHash = await this.passwords.hash(next);
    return this.database.transaction(async (tx) => {
      if (!(await this.users.replaceHash(tx, known, passwordHash))) return false;
      await this.sessions.endOthers(tx, caller);
      if (!keepTokens) await this.apiTokens.revokeAll(tx, known.id, address);
      await this.audit.record(tx, { kind: 'password_changed', address, actorId: known.id });
      return true;
    });
  }
}
