import { Injectable } from '@nestjs/common';
import type { AuditDetails, AuthResult, User } from '@taskloom/contracts';
import { AuditService } from '../../platform/audit/index.js';
import type { Transaction } from '../../platform/database/index.js';
import { Events } from '../../platform/events/index.js';
import { presentUser, UsersRepository } from '../users/index.js';
import { credentialsInvalid } from './auth.errors.js';
import { SignedInOnNewDevice } from './auth.events.js';
import { deviceOf, isProgram, placeOf } from './sessions/device.js';
import { KnownDevicesRepository } from './sessions/known-devices.repository.js';
import { SessionsService } from './sessions/sessions.service.js';
import type { SignInMeans, SignInOrigin } from './sessions/sign-in-origin.js';

interface Entering extends SignInMeans {
  /** Requires no second factor in this browser for a while. */
  trust?: boolean;
  /** Of the audit event. */
  details?: AuditDetails;
}

/** The last step of every way to sign in. */
@Injectable()
export class EntranceService {
  constructor(
    private readonly users: UsersRepository,
    private readonly sessions: SessionsService,
    private readonly devices: KnownDevicesRepository,
    private readonly events: Events,
    private readonly audit: AuditService,
  ) {}

  /** Call in a transaction that has locked the account. */
  async enter(
    tx: Transaction,
    { id, email }: { id: string; email: string },
    from: SignInOrigin,
    { trust, details, ...how }: Entering = {},
  ): Promise<AuthResult> {
    const { address, userAgent } = from;
    await this.audit.record(tx, { kind: 'sign_in', address, actorId: id, details });
    const device = deviceOf(userAgent);
    if ((await this.devices.meet(tx, id, from.device, trust)) === 'new') {
      // A program keeps no cookies, and would be new each time.
      const isKnownProgram = isProgram(userAgent) && (await this.sessions.isOpenFrom(tx, id, from));
      if (!isKnownProgram) {
        await this.events.raise(tx, new SignedInOnNewDevice(id, email, device, placeOf(address)));
      }
    }
    return this.admit(id, from, how);
  }

  async admit(userId: string, from: SignInOrigin, how?: SignInMeans): Promise<AuthResult> {
    const token = await this.sessions.open(userId, from, how);
    return { token, user: await this.present(userId) };
  }

  async present(userId: string): Promise<User> {
    const user = await this.users.byId(userId);
    if (!user) throw credentialsInvalid();
    return presentUser(user);
  }
}
