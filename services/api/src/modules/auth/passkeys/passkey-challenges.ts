import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Transaction } from '../../../platform/database/index.js';
import { hashToken } from '../../../platform/secrets/index.js';
import { passkeyInvalid } from '../auth.errors.js';
import { UsedChallenges } from '../used-challenges.js';

/** The purpose of a challenge, and the session or browser that asked for it. */
export interface ChallengeUse {
  use: 'add' | 'sign-in' | 'step-up';
  of: string;
}

export const CHALLENGE_SECONDS = 300;
const AUDIENCE = 'taskloom-passkeys';

/**
 * Challenges are signed instead of stored, so that visitors of the sign-in page write nothing. Only those that a passkey
 * has answered are stored, until they expire.
 */
@Injectable()
export class PasskeyChallenges {
  constructor(
    private readonly jwt: JwtService,
    private readonly used: UsedChallenges,
  ) {}

  issue({ use, of }: ChallengeUse): string {
    const claims = { use, of: hashToken(of).toString('base64url') };
    return this.jwt.sign(claims, { audience: AUDIENCE, expiresIn: CHALLENGE_SECONDS, jwtid: randomUUID() });
  }

  /** @param challenge as in the response of the browser: base64url of what {@link issue} has returned */
  isFor(challenge: string, { use, of }: ChallengeUse): boolean {
    try {
      const token = Buffer.from(challenge, 'base64url').toString();
      const claims = this.jwt.verify<{ use?: unknown; of?: unknown }>(token, { audience: AUDIENCE });
      return claims.use === use && claims.of === hashToken(of).toString('base64url');
    } catch {
      return false;
    }
  }

  /** @throws when it has been answered before, also by a parallel request */
  async spend(tx: Transaction, challenge: string): Promise<void> {
    if (!(await this.used.spend(tx, challenge))) throw passkeyInvalid();
  }
}
