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
import { SignedInOnNewDevice, UserRegistered, UserRegistering } from './auth.events.js';
import type { CredentialsDto } from './dto/credentials.dto.js';
import type { PasswordChangeDto } from './dto/password-change.dto.js';
import type { ProfileUpdateDto } from './dto/profile-update.dto.js';
import type { RegistrationDto } from './dto/registration.dto.js';
import { SecondStepService } from './factors/second-step.service.js';
import { LoginAttempts } from './login-attempts.js';
import { PasswordsService } from './passwords/passwords.service.js';
import { deviceOf, placeOf } from './sessions/device.js';
import { KnownDevicesRepository } from './sessions/known-devices.repository.js';
import { SessionsService } from './sessions/sessions.service.js';
import type { SignInOrigin } from './sessions/sign-in-origin.js';

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
    private readonly devices: KnownDevicesRepository,
    private readonly secondStep: SecondStepService,
    private readonly audit: AuditService,
  ) {
    this.accounts = config.get('accounts', { infer: true });
  }

  async register(
    { name, email, password, inviteToken }: RegistrationDto,
    from: SignInOrigin,
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
        await this.audit.record(tx, { kind: 'registered', address: from.address, actorId: _id });
        await this.devices.meet(tx, _id, from.device);
        return this.admit(_id, from);
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
      await this.secondStep.require(account.id, code, from);
    }
    const trust = code !== undefined && trustDevice === true;
    const result = matches && account ? await this.enter(account, email, from, trust) : undefined;
    if (!result) {
      await this.audit.record(undefined, { kind: 'sign_in_failed', address, personId: account?.id });
      throw credentialsInvalid();
    }
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
  }

  /** Undefined when the password has changed since the check, because the new session would survive that change. */
  private enter(
    account: Credentials,
    email: string,
    from: SignInOrigin,
    trust: boolean,
  ): Promise<AuthResult | undefined> {
    const { address, device, userAgent } = from;
    return this.database.transaction(async (tx) => {
      if (!(await this.users.lockCredentials(tx, account))) return undefined;
      await this.audit.record(tx, { kind: 'sign_in', address, actorId: account.id });
      if ((await this.devices.meet(tx, account.id, device, trust)) === 'new') {
        await this.events.raise(tx, new SignedInOnNewDevice(email, deviceOf(userAgent), placeOf(address)));
      }
      return this.admit(account.id, from);
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

  private async admit(userId: string, from: SignInOrigin): Promise<AuthResult> {
    const token = await this.sessions.open(userId, from);
    return { token, user: await this.present(userId) };
  }

  private async present(userId: string): Promise<User> {
    const user = await this.users.byId(userId);
    if (!user) throw credentialsInvalid();
    return presentUser(user);
  }
}
