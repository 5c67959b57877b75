import { Injectable } from '@nestjs/common';
import type { PasskeyDescriptor, PasskeyProof, PasskeyRequest } from '@taskloom/contracts';
import { AuditService } from '../../../platform/audit/index.js';
import { Database, type Transaction } from '../../../platform/database/index.js';
import { passkeyInvalid } from '../auth.errors.js';
import { CHALLENGE_SECONDS, PasskeyChallenges, type ChallengeUse } from './passkey-challenges.js';
import type { PasskeyEntity } from './passkey.entity.js';
import { PasskeysRepository } from './passkeys.repository.js';
import { RelyingParty } from './relying-party.js';
import { loadWebAuthn } from './web-authn.js';

interface Checked {
  challenge: string;
  counter: number;
  synced: boolean;
}

export const describe = ({ credentialId, transports }: PasskeyEntity): PasskeyDescriptor => ({
  id: credentialId.toString('base64url'),
  type: 'public-key',
  transports,
});

/** Asks for signatures by passkeys, and accepts each of them once. */
@Injectable()
export class PasskeyProofsService {
  constructor(
    private readonly database: Database,
    private readonly passkeys: PasskeysRepository,
    private readonly challenges: PasskeyChallenges,
    private readonly site: RelyingParty,
    private readonly audit: AuditService,
  ) {}

  /** @param passkeys those that may answer; without, any of the browser for this site */
  request(use: ChallengeUse, passkeys: readonly PasskeyEntity[] = []): PasskeyRequest {
    return {
      challenge: Buffer.from(this.challenges.issue(use)).toString('base64url'),
      rpId: this.site.id,
      timeout: CHALLENGE_SECONDS * 1_000,
      allowCredentials: passkeys.map(describe),
      userVerification: 'required',
    };
  }

  /**
   * Runs `next` in the transaction in which the proof is used up.
   *
   * @param isExpected refuses passkeys of other people
   * @throws 403 `PASSKEY_INVALID`
   */
  async accept<Result>(
    proof: PasskeyProof,
    use: ChallengeUse,
    address: string,
    isExpected: (passkey: PasskeyEntity) => boolean,
    next: (tx: Transaction, passkey: PasskeyEntity) => Promise<Result>,
  ): Promise<Result> {
    const passkey = await this.passkeys.byCredential(Buffer.from(proof.id, 'base64url'));
    const checked = passkey && isExpected(passkey) ? await this.check(proof, passkey, use) : undefined;
    if (!passkey || !checked) {
      await this.audit.record(undefined, { kind: 'sign_in_failed', address, personId: passkey?.userId });
      throw passkeyInvalid();
    }
    const outcome = await this.database.transaction(async (tx) => {
      await this.challenges.spend(tx, checked.challenge);
      if (!(await this.passkeys.used(tx, passkey.id, checked))) return undefined;
      return { result: await next(tx, passkey) };
    });
    if (outcome) return outcome.result;
    const { userId, name } = passkey;
    await this.audit.record(undefined, { kind: 'passkey_copied', address, personId: userId, subject: name });
    throw passkeyInvalid();
  }

  /** The counter is compared in the transaction, because parallel requests would pass a comparison here. */
  private async check(
    { id, clientDataJSON, authenticatorData, signature, userHandle }: PasskeyProof,
    { publicKey, userId }: PasskeyEntity,
    use: ChallengeUse,
  ): Promise<Checked | undefined> {
    if (userHandle !== undefined && userHandle !== userHandleOf(userId)) return undefined;
    const { verifyAuthenticationResponse } = await loadWebAuthn();
    let challenge = '';
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: {
          id,
          rawId: id,
          type: 'public-key',
          response: { clientDataJSON, authenticatorData, signature },
          clientExtensionResults: {},
        },
        expectedChallenge: (given) => {
          challenge = given;
          return this.challenges.isFor(given, use);
        },
        expectedOrigin: this.site.originsFor(clientDataJSON),
        expectedRPID: this.site.id,
        credential: { id, publicKey: new Uint8Array(publicKey), counter: 0 },
        requireUserVerification: true,
      });
      if (!verified) return undefined;
      const { newCounter, credentialBackedUp } = authenticationInfo;
      return { challenge, counter: newCounter, synced: credentialBackedUp };
    } catch {
      return undefined;
    }
  }
}

/** The bytes of the person's id, which an authenticator returns with a signature. */
export const userHandleOf = (userId: string): string =>
  Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
