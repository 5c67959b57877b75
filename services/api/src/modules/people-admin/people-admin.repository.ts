import { Injectable } from '@nestjs/common';
import {
  PEOPLE_PAGE,
  type OwnedProject,
  type PeopleQuery,
  type PersonHoldings,
  type PublicPerson,
} from '@taskloom/contracts';
import { IsNull, Not, type EntityManager, type EntityTarget, type SelectQueryBuilder } from 'typeorm';
import { Database, future, jsonOf } from '../../platform/database/index.js';
import { notFound } from '../../platform/http/index.js';
import { ApiTokenEntity, SessionEntity } from '../auth/index.js';
import { ProjectEntity, ProjectMemberEntity } from '../projects/index.js';
import { TaskEntity } from '../tasks/index.js';
import { TeamMembershipEntity } from '../team/index.js';
import { publicPersonSql } from '../users/index.js';
import { PEOPLE } from './people-admin.statements.js';
import { readCursor } from './people-cursor.js';

/** New owners to choose from; a larger team gets the first by name. */
const MOST_CANDIDATES = 500;

@Injectable()
export class PeopleAdminRepository {
  constructor(private readonly database: Database) {}

  /** JSON text of a {@link PeoplePage}. */
  async pageJson(
    teamId: string,
    { search, state, role, withoutFactor = false, limit = PEOPLE_PAGE, cursor }: PeopleQuery,
  ): Promise<string> {
    const filters = [search || null, state ?? null, role ?? null, withoutFactor];
    const values = [teamId, ...filters, limit, ...readCursor(cursor)];
    return jsonOf(await this.database.rows(PEOPLE, values)) ?? '';
  }

  /** @throws 404 for someone outside the team */
  holdings(teamId: string, userId: string): Promise<PersonHoldings> {
    return this.database.read(async (manager) => {
      if (!(await manager.existsBy(TeamMembershipEntity, { teamId, userId }))) throw notFound();
      const valid = { userId, expiresAt: future() };
      return {
        projects: await this.projectsOf(manager, userId),
        sessions: await manager.countBy(SessionEntity, valid),
        apiTokens: await manager.countBy(ApiTokenEntity, valid),
        candidates: await this.candidates(manager, teamId, userId),
      };
    });
  }

  private projectsOf(manager: EntityManager, ownerId: string): Promise<OwnedProject[]> {
    const count = (query: SelectQueryBuilder<object>, entity: EntityTarget<object>) =>
      query.select('count(*)::int').from(entity, 'part').where('part.projectId = p.id');
    return manager
      .createQueryBuilder(ProjectEntity, 'p')
      .select(['p.id AS _id', 'p.title AS title', 'p.status AS status'])
      .addSelect((query) => count(query, TaskEntity), 'tasks')
      .addSelect((query) => count(query, ProjectMemberEntity), 'members')
      .where({ ownerId, deletedAt: IsNull() })
      .orderBy({ 'p.title': 'ASC', 'p.id': 'ASC' })
      .getRawMany<OwnedProject>();
  }

  private async candidates(manager: EntityManager, teamId: string, userId: string): Promise<PublicPerson[]> {
    const rows = await manager
      .createQueryBuilder(TeamMembershipEntity, 'm')
      .innerJoin('m.user', 'u')
      .select(publicPersonSql('u'), 'person')
      .where({ teamId, userId: Not(userId) })
      .andWhere('u.disabledAt IS NULL')
      .orderBy({ 'u.name': 'ASC', 'u.id': 'ASC' })
      .limit(MOST_CANDIDATES)
      .getRawMany<{ person: PublicPerson }>();
    return rows.map(({ person }) => person);
  }
}
