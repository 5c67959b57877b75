import { Injectable } from '@nestjs/common';
import type { AdminApiToken, AdminApiTokens, ApiTokenScope } from '@taskloom/contracts';
import { Database, type Transaction } from '../../../platform/database/index.js';
import { ApiTokenEntity } from '../../auth/index.js';
import { avatarSql } from '../../users/index.js';

/** Tokens in the list of a team. */
const LISTED = 500;

interface TokenRow {
  _id: string;
  name: string;
  prefix: string;
  scope: ApiTokenScope;
  projects: number | null;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
  personId: string;
  personName: string;
  avatar: string;
}

/** The API tokens of the people of a team. */
@Injectable()
export class AdminTokensRepository {
  constructor(private readonly database: Database) {}

  async listOf(teamId: string): Promise<AdminApiTokens> {
    return this.database.read(async (manager) => {
      const ofTeam = manager
        .createQueryBuilder(ApiTokenEntity, 't')
        .innerJoin('t.user', 'u')
        .innerJoin('team_memberships', 'm', 'm.user_id = u.id')
        .where('m.team_id = :teamId', { teamId });
      const total = await ofTeam.getCount();
      const rows = await ofTeam
        .select(['t.id AS _id', 't.name AS name', 't.prefix AS prefix', 't.scope AS scope'])
        .addSelect('cardinality(t.projectIds)', 'projects')
        .addSelect([
          't.createdAt AS "createdAt"',
          't.expiresAt AS "expiresAt"',
          't.lastUsedAt AS "lastUsedAt"',
        ])
        .addSelect(['u.id AS "personId"', 'u.name AS "personName"', `${avatarSql('u')} AS avatar`])
        .orderBy('t.id', 'DESC')
        .limit(LISTED)
        .getRawMany<TokenRow>();
      return { tokens: rows.map(present), total };
    });
  }

  /** Whose token it is; undefined for one of someone outside the team. */
  async personOf({ manager }: Transaction, teamId: string, id: string): Promise<string | undefined> {
    const token = await manager
      .createQueryBuilder(ApiTokenEntity, 't')
      .innerJoin('team_memberships', 'm', 'm.user_id = t.userId')
      .where('t.id = :id AND m.team_id = :teamId', { id, teamId })
      .getOne();
    return token?.userId;
  }
}

const present = ({
  personId,
  personName,
  avatar,
  createdAt,
  expiresAt,
  lastUsedAt,
  ...token
}: TokenRow): AdminApiToken => ({
  ...token,
  person: { _id: personId, name: personName, avatar },
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
