import { Injectable } from '@nestjs/common';
import {
  PASSKEY_TRANSPORTS,
  type Passkey,
  type PasskeyCreate,
  type PasskeyCreation,
} from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import { AuditService } from '../../../platform/audit/index.js';
import { Database } from '../../../platform/database/index.js';
import { Events } from '../../../platform/events/index.js';
import { notFound, type Caller } from '../../../platform/http/index.js';
import { passkeyExists, passkeyInvalid, tooManyPasskeys } from '../auth.errors.js';
import { PasskeyAdded } from '../auth.events.js';
import { placeOf } from '../sessions/device.js';
import { SessionEntity } from '../sessions/session.entity.js';
import { CHALLENGE_SECONDS, PasskeyChallenges, type ChallengeUse } from './passkey-challenges.js';
import { describe, userHandleOf } from './passkey-proofs.service.js';
import type { PasskeyEntity } from './passkey.entity.js';
import { PasskeysRepository } from './passkeys.repository.js';
import { RelyingParty } from './relying-party.js';
import { loadWebAuthn } from './web-authn.js';

/** EdDSA, ES256 and RS256: the same on every version of Node. */
const ALGORITHMS = [-8, -7, -257];

const toAdd = ({ sessionId }: Caller): ChallengeUse => ({ use: 'add', of: sessionId });

/** The caller's passkeys. Each of them verifies its person, so it is enough to sign in. */
@Injectable()
export class PasskeysService {
  constructor(
    private readonly database: Database,
    private readonly passkeys: PasskeysRepository,
    private readonly challenges: PasskeyChallenges,
    private readonly site: RelyingParty,
    private readonly events: Events,
    private readonly audit: AuditService,
  ) {}

  async list({ _id }: Caller): Promise<Passkey[]> {
    return (await this.passkeys.listOf(_id)).map(present);
  }

  async begin(caller: Caller): Promise<PasskeyCreation> {
    const { _id, email, name } = caller;
    return {
      rp: { id: this.site.id, name: this.site.name },
      user: { id: userHandleOf(_id), name: email, displayName: name },
      challenge: Buffer.from(this.challenges.issue(toAdd(caller))).toString('base64url'),
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      timeout: CHALLENGE_SECONDS * 1_000,
      excludeCredentials: (await this.passkeys.listOf(_id)).map(describe),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    };
  }

  async add(caller: Caller, created: PasskeyCreate): Promise<Passkey> {
    const { challenge, ...key } = await this.check(caller, created);
    const { _id: userId, email, address } = caller;
    const { name } = created;
    const id = uuid();
    await this.database.transaction(async (tx) => {
      await this.challenges.spend(tx, challenge);
      const outcome = await this.passkeys.insert(tx, { id, userId, name, ...key });
      if (outcome === 'full') throw tooManyPasskeys();
      if (outcome === 'exists') throw passkeyExists();
      await tx.manager.update(SessionEntity, { id: caller.sessionId }, { twoFactors: true });
      await this.audit.record(tx, {
        kind: 'passkey_added',
        address,
        actorId: userId,
        personId: userId,
        subject: name,
      });
      await this.events.raise(tx, new PasskeyAdded(email, name, placeOf(address ?? null)));
    });
    return this.byId(userId, id);
  }

  async rename({ _id }: Caller, id: string, name: string): Promise<Passkey> {
    if (!(await this.passkeys.rename(_id, id, name))) throw notFound();
    return this.byId(_id, id);
  }

  /** The password stays, so the last passkey is never the last way to sign in. */
  async remove({ _id, address }: Caller, id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const name = await this.passkeys.remove(tx, _id, id);
      if (name === undefined) throw notFound();
      await this.audit.record(tx, {
        kind: 'passkey_removed',
        address,
        actorId: _id,
        personId: _id,
        subject: name,
      });
    });
  }

  private async byId(userId: string, id: string): Promise<Passkey> {
    const passkey = await this.passkeys.find(userId, id);
    if (!passkey) throw notFound();
    return present(passkey);
  }

  private async check(caller: Caller, { id, clientDataJSON, attestationObject, transports }: PasskeyCreate) {
    let challenge = '';
    const { verifyRegistrationResponse } = await loadWebAuthn();
    const checked = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: (given) => {
        challenge = given;
        return this.challenges.isFor(given, toAdd(caller));
      },
      expectedOrigin: this.site.originsFor(clientDataJSON),
      expectedRPID: this.site.id,
      supportedAlgorithmIDs: ALGORITHMS,
      requireUserVerification: true,
    }).catch(() => undefined);
    if (!checked?.verified) throw passkeyInvalid();
    const { credential, credentialBackedUp } = checked.registrationInfo;
    return {
      challenge,
      credentialId: Buffer.from(credential.id, 'base64url'),
      publicKey: Buffer.from(credential.publicKey),
      counter: String(credential.counter),
      transports: PASSKEY_TRANSPORTS.filter((known) => transports?.includes(known)),
      synced: credentialBackedUp,
    };
  }
}

const present = ({ id, name, synced, createdAt, lastUsedAt }: PasskeyEntity): Passkey => ({
  _id: id,
  name,
  synced,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
