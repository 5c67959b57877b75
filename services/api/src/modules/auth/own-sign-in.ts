import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { AuditService } from '../../platform/audit/index.js';
import type { Config } from '../../platform/config/index.js';
import { UsersRepository } from '../users/index.js';
import { passwordSignInOff } from './auth.errors.js';

/**
 * Whether people may sign in with a password or passkey of their own. Where a provider signs people in, only team admins
 * may: so a provider that is down, or a wrong setting, locks no one out for good.
 */
@Injectable()
export class OwnSignIn {
  readonly isOn: boolean;

  constructor(
    config: ConfigService<Config, true>,
    private readonly users: UsersRepository,
    private readonly audit: AuditService,
  ) {
    this.isOn = config.get('accounts', { infer: true }).ownSignIn;
  }

  async isFor(userId: string): Promise<boolean> {
    return this.isOn || (await this.users.byId(userId))?.role === 'admin';
  }

  /** Call after the password or passkey was right. @throws 403 `PASSWORD_SIGN_IN_OFF` */
  async require(userId: string, address: string): Promise<void> {
    if (await this.isFor(userId)) return;
    const error = passwordSignInOff();
    const details = { reason: error.code };
    await this.audit.record(undefined, { kind: 'sign_in_failed', address, personId: userId, details });
    throw error;
  }
}
