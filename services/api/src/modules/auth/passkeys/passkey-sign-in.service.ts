import { Injectable } from '@nestjs/common';
import type { AuthResult, PasskeyRequest, PasskeySignIn } from '@taskloom/contracts';
import { AuditService } from '../../../platform/audit/index.js';
import { UsersRepository } from '../../users/index.js';
import { accountDisabled } from '../auth.errors.js';
import { EntranceService } from '../entrance.service.js';
import { OwnSignIn } from '../own-sign-in.js';
import type { SignInOrigin } from '../sessions/sign-in-origin.js';
import type { ChallengeUse } from './passkey-challenges.js';
import { PasskeyProofsService } from './passkey-proofs.service.js';

const fromBrowser = (device: string): ChallengeUse => ({ use: 'sign-in', of: device });

/** Signs in with a passkey alone, which is two factors: the device, and the fingerprint, face or PIN that it asks for. */
@Injectable()
export class PasskeySignInService {
  constructor(
    private readonly proofs: PasskeyProofsService,
    private readonly users: UsersRepository,
    private readonly entrance: EntranceService,
    private readonly ownSignIn: OwnSignIn,
    private readonly audit: AuditService,
  ) {}

  begin({ device }: Pick<SignInOrigin, 'device'>): PasskeyRequest {
    return this.proofs.request(fromBrowser(device));
  }

  signIn({ email, ...proof }: PasskeySignIn, from: SignInOrigin): Promise<AuthResult> {
    return this.proofs.accept(
      proof,
      fromBrowser(from.device),
      from.address,
      ({ user }) => email === undefined || user.email === email,
      async (tx, { name, user }) => {
        if (!(await this.users.lockEnabled(tx, user.id))) {
          const { address } = from;
          await this.audit.record(undefined, { kind: 'sign_in_failed', address, personId: user.id });
          throw accountDisabled();
        }
        await this.ownSignIn.require(user.id, from.address);
        return this.entrance.enter(tx, user, from, { twoFactors: true, details: { passkey: name } });
      },
    );
  }
}
