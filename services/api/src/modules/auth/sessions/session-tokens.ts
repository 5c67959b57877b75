import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { JwtService } from '@nestjs/jwt';
import type { Config } from '../../../platform/config/index.js';
import { isUuid } from '../../../platform/http/index.js';
import { Recent } from './recent.js';

/** The purpose of a token: all API calls, or only the files cookie. */
export type TokenUse = 'calls' | 'files';

/** The content of a token. */
interface Claim {
  sessionId: string;
  /** How many tokens the session has had before this one. */
  renewals: number;
}

interface Verified {
  claim?: Claim;
  use?: unknown;
}

const NOTHING = { value: {}, until: 0 };

/** A token contains only its session with the number of earlier tokens, its purpose and its expiry. */
@Injectable()
export class SessionTokens {
  /** A signature stays valid until the token expires; the session itself is verified on each request. */
  private readonly verified = new Recent<Verified>();

  private readonly session: Config['session'];

  constructor(
    private readonly jwt: JwtService,
    config: ConfigService<Config, true>,
  ) {
    this.session = config.get('session', { infer: true });
  }

  sign(sessionId: string, use: TokenUse = 'calls', renewals = 0): string {
    return this.jwt.sign(
      { sid: sessionId, use, ...(renewals > 0 && { renewals }) },
      { expiresIn: this.session.days * 86_400 },
    );
  }

  /** The session; undefined for a forged, foreign or expired token, and for one with another purpose. */
  verify(token: string, use: TokenUse = 'calls'): Claim | undefined {
    const { claim, use: signedFor } = this.verified.get(token, () => this.read(token));
    return signedFor === use ? claim : undefined;
  }

  private read(token: string): { value: Verified; until: number } {
    try {
      const { sid, use, exp, renewals = 0 } = this.payloadOf(token);
      if (!isUuid(sid) || typeof exp !== 'number' || typeof renewals !== 'number') return NOTHING;
      return { value: { claim: { sessionId: sid, renewals }, use }, until: exp * 1_000 };
    } catch {
      return NOTHING;
    }
  }

  /** @throws when it is signed with neither the current nor the previous key */
  private payloadOf(token: string): Record<string, unknown> {
    const { previous } = this.session;
    if (!previous) return this.jwt.verify(token);
    try {
      return this.jwt.verify(token);
    } catch {
      return this.jwt.verify(token, { secret: previous.export() });
    }
  }
}
