import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import type { Config } from '../../../platform/config/index.js';
import { afterCommit, type Transaction } from '../../../platform/database/index.js';
import { Events } from '../../../platform/events/index.js';
import { lacksFactor, type Caller } from '../../../platform/http/index.js';
import { Job } from '../../../platform/jobs/index.js';
import { SessionsEnded } from '../auth.events.js';
import type { KnownCaller } from './callers.js';
import { noteNewToken } from './new-tokens.js';
import type { SignInMeans, SignInOrigin } from './sign-in-origin.js';
import { SessionTokens, type TokenUse } from './session-tokens.js';
import { SessionsRepository } from './sessions.repository.js';

const MINUTE_MS = 60_000;

/** With a token that has had this many before it; undefined when that one has been replaced for longer than the overlap. */
const asUsed = (known: KnownCaller, renewals: number): Caller | undefined => {
  if (renewals === known.renewals) return known;
  const isAccepted = renewals === known.renewals - 1 && known.renewedNow;
  return isAccepted ? { ...known, renewals, replaced: true } : undefined;
};

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
  async open(userId: string, from?: SignInOrigin, how?: SignInMeans): Promise<string> {
    return this.tokens.sign(await this.sessions.open(userId, this.session.days, from, how));
  }

  /** The person of a token; undefined without a valid session. Throws when the database is down, because that is not a 401. */
  async callerOf(token: string, use?: TokenUse): Promise<Caller | undefined> {
    const claim = this.tokens.verify(token, use);
    if (!claim) return undefined;
    const known = await this.sessions.caller(claim.sessionId);
    const caller = known && (use === 'files' ? known : asUsed(known, claim.renewals));
    if (caller) this.used.add(claim.sessionId);
    return caller;
  }

  /** Whether it may read data. */
  async isValid(sessionId: string): Promise<boolean> {
    const caller = await this.sessions.caller(sessionId);
    return caller !== undefined && !lacksFactor(caller);
  }

  /** The person has just proved who they are. The response has the session's new token. */
  async prove(caller: Caller, twoFactors = false): Promise<void> {
    const { sessionId, renewals: used = 0 } = caller;
    const renewals = await this.sessions.prove(sessionId, twoFactors, used);
    if (renewals === undefined) return;
    afterCommit(() => noteNewToken(caller, this.tokens.sign(sessionId, 'calls', renewals)));
  }

  async isProved({ sessionId, replaced }: Caller): Promise<boolean> {
    return !replaced && (await this.sessions.isProved(sessionId));
  }

  /** Whether the person has an open session with exactly this address and user agent. */
  isOpenFrom(tx: Transaction, userId: string, from: SignInOrigin): Promise<boolean> {
    return this.sessions.isOpenFrom(tx, userId, from);
  }

  /** The issuer of the provider through which it was opened, if any. */
  async end({ sessionId, _id }: Caller): Promise<string | undefined> {
    const issuer = await this.sessions.end(sessionId);
    this.events.announce(new SessionsEnded(_id, [sessionId]));
    return issuer;
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
  @Job({ name: 'sessions', everyMs: MINUTE_MS })
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
