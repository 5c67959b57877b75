import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { decodeJwt, errors, jwtVerify, type JWTPayload } from 'jose';
import type { Config } from '../../../platform/config/index.js';
import { IssuerKeys, IssuerUnreachable } from './issuer-keys.service.js';
import { idTokenRefused, issuerUnreachable } from './trust.errors.js';

/** Only signatures with a public key: a token "signed" with none, or with the public key as a shared secret, is not valid. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const CLOCK_TOLERANCE_SECONDS = 30;
/** A token may be valid for so long, because it is remembered until it expires. */
const LONGEST_SECONDS = 86_400;

/** A verified token of a pipeline. */
export interface IdToken {
  issuer: string;
  subject: string;
  expiresAt: Date;
  /** The same for the same token, however it is encoded. */
  hash: Buffer;
}

/** Verifies tokens of the providers that trust rules name (OpenID Connect Core, section 3.1.3.7). */
@Injectable()
export class IdTokens {
  /** The `aud` that tokens must have. */
  readonly audience: string;

  constructor(
    private readonly keys: IssuerKeys,
    config: ConfigService<Config, true>,
  ) {
    this.audience = config.get('remoteBackend.issuer', { infer: true });
  }

  /** The issuer that the token names, before it is verified; undefined when it names none. */
  issuerOf(token: string): string | undefined {
    try {
      return decodeJwt(token).iss;
    } catch {
      return undefined;
    }
  }

  /** @param issuer that a rule of the remote names @throws 403 when the token is not valid, 503 without the keys of the issuer */
  async verify(token: string, issuer: string): Promise<IdToken> {
    const payload = await this.payloadOf(token, issuer);
    const { sub, aud, exp = 0, iat = 0 } = payload;
    if (typeof sub !== 'string' || sub === '') throw idTokenRefused('it has no subject');
    // A token that is meant for others too may have been stolen there.
    if (Array.isArray(aud) && aud.length > 1) throw idTokenRefused('it is meant for several audiences');
    if (exp - iat > LONGEST_SECONDS) throw idTokenRefused('it is valid for more than a day');
    return { issuer, subject: sub, expiresAt: new Date(exp * 1_000), hash: hashOf(token, payload) };
  }

  private async payloadOf(token: string, issuer: string): Promise<JWTPayload> {
    const { audience } = this;
    try {
      const { payload } = await this.keys.with(issuer, (keys) =>
        jwtVerify(token, keys, {
          issuer,
          audience,
          algorithms: ALGORITHMS,
          clockTolerance: CLOCK_TOLERANCE_SECONDS,
          // Requires `iat`, which must not be in the future.
          maxTokenAge: LONGEST_SECONDS,
          requiredClaims: ['exp', 'iat', 'sub'],
        }),
      );
      return payload;
    } catch (error) {
      if (error instanceof IssuerUnreachable) throw issuerUnreachable(issuer);
      throw idTokenRefused(reasonOf(error, audience));
    }
  }
}

const reasonOf = (error: unknown, audience: string): string => {
  if (error instanceof errors.JWTExpired) return 'it has expired';
  if (!(error instanceof errors.JWTClaimValidationFailed)) return 'its signature is not valid';
  return error.claim === 'aud' ? `its audience must be ${audience}` : `its claim ${error.claim} is not valid`;
};

/** Not of the signature, which may be encoded in several ways. */
const hashOf = (token: string, { iss, jti }: JWTPayload): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(jti === undefined ? token.split('.').slice(0, 2) : [iss, jti]))
    .digest();
