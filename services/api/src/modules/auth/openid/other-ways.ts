import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/index.js';
import { UsersRepository } from '../../users/index.js';
import { TokenRevocationService } from '../api-tokens/token-revocation.service.js';
import { FactorsRepository } from '../factors/factors.repository.js';
import { PasskeysRepository } from '../passkeys/passkeys.repository.js';
import { KnownDevicesRepository } from '../sessions/known-devices.repository.js';
import { SessionsService } from '../sessions/sessions.service.js';

/** Ends every way into an account that was there before a provider has confirmed its person for the first time. */
@Injectable()
export class OtherWays {
  constructor(
    private readonly users: UsersRepository,
    private readonly sessions: SessionsService,
    private readonly apiTokens: TokenRevocationService,
    private readonly passkeys: PasskeysRepository,
    private readonly factors: FactorsRepository,
    private readonly devices: KnownDevicesRepository,
  ) {}

  async end(
    tx: Transaction,
    { id, email }: { id: string; email: string | null },
    address: string,
  ): Promise<void> {
    await this.users.removePassword(tx, id);
    if (email !== null) await this.users.verifyEmail(tx, id, email);
    await this.sessions.endAll(tx, id);
    await this.apiTokens.revokeAll(tx, id, address);
    await this.passkeys.removeAllOf(tx, id);
    await this.factors.remove(tx, id);
    await this.devices.trustNone(tx, id);
  }
}
