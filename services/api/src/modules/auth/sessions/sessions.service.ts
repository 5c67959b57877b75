import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { Interval } from '@nestjs/schedule';
import type { Config } from '../../../platform/config/index.js';
import type { Transaction } from '../../../platform/database/index.js';
import { Events } from '../../../platform/events/index.js';
import type { Caller } from '../../../platform/http/index.js';
import { SessionsEnded } from '../auth.events.js';
import type { SignInOrigin } from './sign-in-origin.js';
import { SessionTokens, type TokenUse } from './session-tokens.js';
import { SessionsRepository } from './sessions.repository.js';

const MINUTE_MS = 60_000;

@Injectable()
export class SessionsService {
  private readonly session: Config['session'];
  /** Sessions used since the last minute: one write for all of them. */
  private used = new Set<string>();

  constructor(
    private readonly sessions: SessionsRepository,
    private readonly tokens: SessionTokens,
    private readonly events: Events,
    config: ConfigService<Config, true>,
  ) {
    this.session = config.get('session', { infer: true });
  }

  /** Opens a session and returns its token. */
  async open(userId: string, from?: SignInOrigin): Promise<string> {
    return this.tokens.sign(await this.sessions.open(userId, this.session.days, from));
  }

  /** The person of a token; undefined without a valid session. Throws when the database is down, because that is not a 401. */
  async callerOf(token: string, use?: TokenUse): Promise<Caller | undefined> {
    const sessionId = this.tokens.verify(token, use);
    if (sessionId === undefined) return undefined;
    const caller = await this.sessions.caller(sessionId);
    if (caller) this.used.add(sessionId);
    return caller;
  }

  async isValid(sessionId: string): Promise<boolean> {
    return (await this.sessions.caller(sessionId)) !== undefined;
  }

  async end({ sessionId, _id }: Caller): Promise<void> {
    await this.sessions.end(sessionId);
    this.events.announce(new SessionsEnded(_id, [sessionId]));
  }

  async endOthers(tx: Transaction, { _id, sessionId }: Caller): Promise<void> {
    this.events.announce(new SessionsEnded(_id, await this.sessions.endAll(tx, _id, sessionId)));
  }

  async endAll(tx: Transaction, userId: string): Promise<void> {
    this.events.announce(new SessionsEnded(userId, await this.sessions.endAll(tx, userId)));
  }

  /** False when the person has no such session. */
  async endOne(tx: Transaction, userId: string, sessionId: string): Promise<boolean> {
    if (!(await this.sessions.endOne(tx, userId, sessionId))) return false;
    this.events.announce(new SessionsEnded(userId, [sessionId]));
    return true;
  }

  /** Notes the use of sessions first, so that none ends as idle that is in use. */
  @Interval(MINUTE_MS)
  async keepUp(): Promise<void> {
    const used = [...this.used];
    this.used = new Set();
    if (used.length > 0) await this.sessions.used(used);
    await this.removeExpired();
  }

  async removeExpired(): Promise<void> {
    for (const { id, userId } of await this.sessions.removeExpired(this.session.idleMinutes)) {
      this.events.announce(new SessionsEnded(userId, [id]));
    }
  }
}
