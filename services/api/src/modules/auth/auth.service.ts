import { Injectable } from '@nestjs/common';
import type { AuthResult, User } from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import { Database, violatedConstraint, type Transaction } from '../../platform/database/index.js';
import { Events } from '../../platform/events/index.js';
import type { Caller } from '../../platform/http/index.js';
import { presentUser, UsersRepository } from '../users/index.js';
import { credentialsInvalid, emailTaken, wrongPassword } from './auth.errors.js';
import { UserRegistered } from './auth.events.js';
import type { CredentialsDto } from './dto/credentials.dto.js';
import type { PasswordChangeDto } from './dto/password-change.dto.js';
import type { ProfileUpdateDto } from './dto/profile-update.dto.js';
import type { RegistrationDto } from './dto/registration.dto.js';
import { LoginAttempts } from './login-attempts.js';
import { PasswordsService } from './passwords/passwords.service.js';
import { SessionsService } from './sessions/sessions.service.js';

@Injectable()
export class AuthService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersRepository,
    private readonly events: Events,
    private readonly passwords: PasswordsService,
    private readonly attempts: LoginAttempts,
    private readonly sessions: SessionsService,
  ) {}

  async register({ name, email, password, inviteToken }: RegistrationDto): Promise<AuthResult> {
    const passwordHash = await this.passwords.hash(password);
    const _id = uuid();
    try {
      return await this.database.transaction(async (tx) => {
        await this.users.insert(tx, { id: _id, name, email, passwordHash });
        await this.events.raise(tx, new UserRegistered({ _id, name, email }, inviteToken));
        return this.admit(_id, tx);
      });
    } catch (error) {
      throw violatedConstraint(error) === 'users_email_key' ? emailTaken() : error;
    }
  }

  async login({ email, password }: CredentialsDto, address: string): Promise<AuthResult> {
    const attempt = await this.attempts.begin(email, address);
    const account = await this.users.credentials(email);
    if (!(await this.passwords.matches(account?.hash, password)) || !account) throw credentialsInvalid();
    await attempt.succeeded();
    return this.database.transaction((tx) => this.admit(account.id, tx));
  }

  async updateProfile(caller: Caller, changes: ProfileUpdateDto): Promise<User> {
    return this.database.transaction(async (tx) => {
      await this.users.update(tx, caller._id, changes);
      return this.present(caller._id, tx);
    });
  }

  /** Guesses count like those of a sign-in: a session that was left open must not be a way round that limit. */
  async changePassword(caller: Caller, { current, next }: PasswordChangeDto, address: string): Promise<void> {
    const attempt = await this.attempts.begin(caller.email, address);
    const known = await this.users.passwordHash(caller._id);
    if (!(await this.passwords.matches(known, current))) throw wrongPassword();
    await attempt.succeeded();
    const passwordHash = await this.passwords.hash(next);
    await this.database.transaction(async (tx) => {
      await this.users.update(tx, caller._id, { passwordHash });
      await this.sessions.endOthers(tx, caller);
    });
  }

  private async admit(userId: string, tx: Transaction): Promise<AuthResult> {
    const token = await this.sessions.open(userId, tx);
    return { token, user: await this.present(userId, tx) };
  }

  private async present(userId: string, tx: Transaction): Promise<User> {
    const user = await this.users.byId(userId, tx);
    if (!user) throw credentialsInvalid();
    return presentUser(user);
  }
}
