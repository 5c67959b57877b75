import { Injectable } from '@nestjs/common';
import type { AuditEvent, AuditFilters, AuditKind } from '@taskloom/contracts';
import { AuditEventEntity } from '../../platform/audit/index.js';
import { Database, wireTime } from '../../platform/database/index.js';
import { publicPersonSql, UserEntity } from '../users/index.js';
import { OLDER } from './audit-log.statements.js';

/** Concern the whole installation, whose remotes every team admin may change. */
const OF_EVERY_TEAM: readonly AuditKind[] = [
  'remote_changed',
  'remote_backend_changed',
  'webhook_changed',
  'remote_key_added',
  'remote_key_revoked',
  'trust_rule_added',
  'trust_rule_removed',
  'remote_store_cleared',
  'token_created',
  'token_revoked',
];

const personOrNull = (alias: string): string =>
  `CASE WHEN ${alias}.id IS NOT NULL THEN ${publicPersonSql(alias)} END`;

const EVENT_JSON = `json_build_object('_id', e.id, 'kind', e.kind, 'at', ${wireTime('e.at')},
  'lastAt', ${wireTime('e.last_at')}, 'count', e.count, 'actor', ${personOrNull('a')},
  'person', ${personOrNull('p')}, 'subject', e.subject, 'address', e.address, 'details', e.details)`;

@Injectable()
export class AuditLogRepository {
  constructor(private readonly database: Database) {}

  /** Newest first, older than the event `before`. */
  async page(
    teamId: string,
    { kind, person, from, to }: AuditFilters,
    before: string | undefined,
    limit: number,
  ): Promise<AuditEvent[]> {
    const rows = await this.database.read((manager) => {
      const query = manager
        .createQueryBuilder(AuditEventEntity, 'e')
        .leftJoin(UserEntity, 'a', 'a.id = e.actorId')
        .leftJoin(UserEntity, 'p', 'p.id = e.personId')
        .select(EVENT_JSON, 'event')
        .where('(e.teamId = :teamId OR (e.teamId IS NULL AND e.kind = ANY(:shared)))', {
          teamId,
          shared: OF_EVERY_TEAM,
        })
        .orderBy('e.at', 'DESC')
        .addOrderBy('e.id', 'DESC')
        .limit(limit);
      if (kind) query.andWhere('e.kind = :kind', { kind });
      if (person) query.andWhere('(e.actorId = :person OR e.personId = :person)', { person });
      if (from) query.andWhere(`e.at >= CAST(:from AS date) AT TIME ZONE 'UTC'`, { from });
      if (to) query.andWhere(`e.at < (CAST(:to AS date) + 1) AT TIME ZONE 'UTC'`, { to });
      if (before) query.andWhere(OLDER, { before });
      return query.getRawMany<{ event: AuditEvent }>();
    });
    return rows.map(({ event }) => event);
  }
}
