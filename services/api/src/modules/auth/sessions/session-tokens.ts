import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { JwtService } from '@nestjs/jwt';
import type { Config } from '../../../platform/config/index.js';
import { isUuid } from '../../../platform/http/index.js';
import { Recent } from './recent.js';

/** What a token is good for: every call, or the files cookie alone. */
export type TokenUse = 'calls' | 'files';

interface Verified {
  sessionId?: string;
  use?: unknown;
}

const NOTHING = { value: {}, until: 0 };

/** A token says which session it belongs to, what it is good for and when it ends, nothing else. */
@Injectable()
export class SessionTokens {
  /** A signature stays right until the token's end: whether its session still lives is asked on each request. */
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

  /** The session's id; undefined for a forged, foreign or expired token, and for one that is good for something else. */
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
