import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Config } from '../../../platform/config/index.js';
import { isUuid } from '../../../platform/http/index.js';

/** What a token is good for: every call, or the files cookie alone. */
export type TokenUse = 'calls' | 'files';

/** A token says which session it belongs to, what it is good for and when it ends, nothing else. */
@Injectable()
export class SessionTokens {
  constructor(
    private readonly jwt: JwtService,
    private readonly config: Config,
  ) {}

  sign(sessionId: string, use: TokenUse = 'calls'): string {
    return this.jwt.sign({ sid: sessionId, use }, { expiresIn: this.config.session.days * 86_400 });
  }

  /** The session's id; undefined for a forged, foreign or expired token, and for one that is good for something else. */
  verify(token: string, use: TokenUse = 'calls'): string | undefined {
    try {
      const payload: object = this.jwt.verify(token);
      const sessionId = 'sid' in payload ? payload.sid : undefined;
      const good = 'use' in payload && payload.use === use;
      return good && isUuid(sessionId) ? sessionId : undefined;
    } catch {
      return undefined;
    }
  }
}
