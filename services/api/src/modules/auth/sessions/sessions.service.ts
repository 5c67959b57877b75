import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { Interval } from '@nestjs/schedule';
import type { Config } from '../../../platform/config/index.js';
import type { Transaction } from '../../../platform/database/index.js';
import { Events } from '../../../platform/events/index.js';
import type { Caller } from '../../../platform/http/index.js';
import { SessionsEnded } from '../auth.events.js';
import { SessionTokens, type TokenUse } from './session-tokens.js';
import { SessionsRepository } from './sessions.repository.js';

const HOUR_MS = 3_600_000;

@Injectable()
export class SessionsService {
  private readonly session: Config['session'];

  constructor(
    private readonly sessions: SessionsRepository,
    private readonly tokens: SessionTokens,
    private readonly events: Events,
    config: ConfigService<Config, true>,
  ) {
    this.session = config.get('session', { infer: true });
  }

  /** Opens a session and returns its token. */
  async open(userId: string): Promise<string> {
    return this.tokens.sign(await this.sessions.open(userId, this.session.days));
  }

  /** The person of a token; undefined without a valid session. Throws when the database is down, because that is not a 401. */
  async callerOf(token: string, use?: TokenUse): Promise<Caller | undefined> {
    const sessionId = this.tokens.verify(token, use);
    return sessionId === undefined ? undefined : this.sessions.caller(sessionId);
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

  @Interval(HOUR_MS)
  async removeExpired(): Promise<void> {
    for (const { id, userId } of await this.sessions.removeExpired()) {
      this.events.announce(new SessionsEnded(userId, [id]));
    }
  }
}
