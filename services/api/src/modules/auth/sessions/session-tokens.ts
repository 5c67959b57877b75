import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { JwtService } from '@nestjs/jwt';
import type { Config } from '../../../platform/config/index.js';
import { isUuid } from '../../../platform/http/index.js';
import { Recent } from './recent.js';

/** The purpose of a token: all API calls, or only the files cookie. */
export type TokenUse = 'calls' | 'files';

interface Verified {
  sessionId?: string;
  use?: unknown;
}

const NOTHING = { value: {}, until: 0 };

/** A token contains only its session, its purpose and its expiry. */
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

  sign(sessionId: string, use: TokenUse = 'calls'): string {
    return this.jwt.sign({ sid: sessionId, use }, { expiresIn: this.session.days * 86_400 });
  }

  /** The session's id; undefined for a forged, foreign or expired token, and for one with another purpose. */
  verify(token: string, use: TokenUse = 'calls'): string | undefined {
    const { sessionId, use: signedFor } = this.verified.get(token, () => this.read(token));
    return signedFor === use ? sessionId : undefined;
  }

  private read(token: string): { value: Verified; until: number } {
    try {
      const { sid, use, exp }: Record<string, unknown> = this.jwt.verify(token);
      if (!isUuid(sid) || typeof exp !== 'number') return NOTHING;
      return { value: { sessionId: sid, use }, until: exp * 1_000 };
    } catch {
      return NOTHING;
    }
  }
}
