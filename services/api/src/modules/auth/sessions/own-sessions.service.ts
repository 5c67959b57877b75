import { Injectable } from '@nestjs/common';
import type { SessionInfo } from '@taskloom/contracts';
import { AuditService } from '../../../platform/audit/index.js';
import { Database } from '../../../platform/database/index.js';
import { notFound, type Caller } from '../../../platform/http/index.js';
import { deviceOf, placeOf } from './device.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';

/** Lists and ends a person's own sessions. */
@Injectable()
export class OwnSessionsService {
  constructor(
    private readonly database: Database,
    private readonly repository: SessionsRepository,
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
  ) {}

  async list({ _id, sessionId }: Caller): Promise<SessionInfo[]> {
    const sessions = await this.repository.listOf(_id);
    return sessions.map(({ id, userAgent, address, createdAt, lastUsedAt }) => ({
      _id: id,
      device: deviceOf(userAgent),
      place: placeOf(address),
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      current: id === sessionId,
    }));
  }

  /** 404 for a session of someone else, as for one that doesn't exist. */
  async end(caller: Caller, id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (!(await this.sessions.endOne(tx, caller._id, id))) throw notFound();
      await this.recordEnd(tx, caller);
    });
  }

  async endOthers(caller: Caller): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.sessions.endOthers(tx, caller);
      await this.recordEnd(tx, caller);
    });
  }

  private recordEnd(tx: Parameters<AuditService['record']>[0], { _id, address }: Caller): Promise<void> {
    return this.audit.record(tx, { kind: 'sessions_ended', address, actorId: _id, personId: _id });
  }
}
