import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { PasskeyCreate, PasskeyCreation, PasskeyProof, PasskeyRequest } from '@taskloom/contracts';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string): string => Buffer.from(data).toString('base64url');

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

interface Ceremony {
  origin?: string;
  /** False for someone who was not asked for a fingerprint, face or PIN. */
  verified?: boolean;
}

/** An authenticator in software, with one passkey: the real protocol, without a browser. */
export class Authenticator {
  counter = 0;
  private readonly id = randomBytes(32);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private userHandle = base64url(randomBytes(16));

  constructor(private readonly origin = 'http://localhost:3000') {}

  /** Another authenticator with the same key. */
  copy(): Authenticator {
    const copy = new Authenticator(this.origin);
    return Object.assign(copy, {
      id: this.id,
      keys: this.keys,
      userHandle: this.userHandle,
      counter: this.counter,
    });
  }

  create(options: PasskeyCreation, { origin = this.origin, verified = true }: Ceremony = {}): PasskeyCreate {
    this.userHandle = options.user.id;
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const publicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
    const length = Buffer.from([0, this.id.length]);
    const authData = Buffer.concat([
      this.data(options.rp.id, verified, HAS_CREDENTIAL),
      Buffer.alloc(16),
      length,
      this.id,
      publicKey,
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      name: 'Laptop',
      id: base64url(this.id),
      clientDataJSON: clientData('webauthn.create', options.challenge, origin),
      attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
      transports: ['internal'],
    };
  }

  sign(
    { challenge, rpId }: Pick<PasskeyRequest, 'challenge' | 'rpId'>,
    { origin = this.origin, verified = true }: Ceremony = {},
  ): PasskeyProof {
    this.counter += 1;
    const clientDataJSON = clientData('webauthn.get', challenge, origin);
    const authData = this.data(rpId, verified);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      id: base64url(this.id),
      clientDataJSON,
      authenticatorData: base64url(authData),
      signature: base64url(signature(signed, this.keys.privateKey)),
      userHandle: this.userHandle,
    };
  }

  private data(rpId: string, verified: boolean, more = 0): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = Buffer.from([PRESENT | (verified ? VERIFIED : 0) | more]);
    return Buffer.concat([sha256(rpId), flags, counter]);
  }
}

const clientData = (type: string, challenge: string, origin: string): string =>
  base64url(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

const signature = (data: Buffer, key: KeyObject): Buffer => createSign('SHA256').update(data).sign(key);
