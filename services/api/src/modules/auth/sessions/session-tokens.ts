import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Config } from '../../../platform/config/index.js';
import { isUuid } from '../../../platform/http/index.js';

/** A token says which session it belongs to and when it ends, nothing else. */
@Injectable()
export class SessionTokens {
  constructor(
    private readonly jwt: JwtService,
    private readonly config: Config,
  ) {}

  sign(sessionId: string): string {
    return this.jwt.sign({ sid: sessionId }, { expiresIn: this.config.session.days * 86_400 });
  }

  /** The session's id; undefined for a forged, foreign or expired token. */
  verify(token: string): string | undefined {
    try {
      const payload: object = this.jwt.verify(token);
      const sessionId = 'sid' in payload ? payload.sid : undefined;
      return isUuid(sessionId) ? sessionId : undefined;
    } catch {
      return undefined;
    }
  }
}
