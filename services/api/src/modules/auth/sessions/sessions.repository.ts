import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { v7 as uuid } from 'uuid';
import { Database, statement, type Transaction } from '../../../platform/database/index.js';
import type { Caller } from '../../../platform/http/index.js';
import { avatarSql } from '../../users/index.js';

const CALLER = statement(
  'sessions.caller',
  `SELECT u.id AS _id, u.name, u.email, ${avatarSql('u')} AS avatar, coalesce(m.role, 'member') AS role,
     m.team_id AS "teamId", s.id AS "sessionId"
   FROM sessions s
   JOIN users u ON u.id = s.user_id
   LEFT JOIN team_memberships m ON m.user_id = u.id
   WHERE s.id = ANY($1) AND s.expires_at > now() AND u.disabled_at IS NULL`,
);
const OPEN = statement(
  'sessions.open',
  `INSERT INTO sessions (id, user_id, expires_at) VALUES ($1, $2, now() + make_interval(days => $3))`,
);
const END = statement('sessions.end', 'DELETE FROM sessions WHERE id = $1');
const END_OTHERS = statement(
  'sessions.end-others',
  'DELETE FROM sessions WHERE user_id = $1 AND id <> $2 RETURNING id',
);
const EXPIRE = statement(
  'sessions.expire',
  'DELETE FROM sessions WHERE expires_at <= now() RETURNING id, user_id AS "userId"',
);

type Connection = Pick<Transaction, 'row' | 'rows'>;

/** What is asked in one turn of the event loop goes together; nothing is remembered, so an ended session is over at once. */
const IN_ONE_TURN = {
  cache: false,
  maxBatchSize: 100,
  batchScheduleFn: (ask: () => void): void => void setImmediate(ask),
};

@Injectable()
export class SessionsRepository {
  private readonly callers = new DataLoader(
    (sessionIds: readonly string[]) => this.callersOf(sessionIds),
    IN_ONE_TURN,
  );

  constructor(private readonly database: Database) {}

  /** Session, person and role in one statement for all requests that came in together: it runs on each request. */
  caller(sessionId: string): Promise<Caller | undefined> {
    return this.callers.load(sessionId);
  }

  async open(userId: string, days: number, connection: Connection = this.database): Promise<string> {
    const id = uuid();
    await connection.rows(OPEN, [id, userId, days]);
    return id;
  }

  async end(sessionId: string): Promise<void> {
    await this.database.rows(END, [sessionId]);
  }

  async endOthers(tx: Transaction, userId: string, keep: string): Promise<string[]> {
    const ended = await tx.rows<{ id: string }>(END_OTHERS, [userId, keep]);
    return ended.map(({ id }) => id);
  }

  removeExpired(): Promise<{ id: string; userId: string }[]> {
    return this.database.rows(EXPIRE);
  }

  private async callersOf(sessionIds: readonly string[]): Promise<(Caller | undefined)[]> {
    const callers = await this.database.rows<Caller>(CALLER, [sessionIds]);
    return sessionIds.map((id) => callers.find(({ sessionId }) => sessionId === id));
  }
}
