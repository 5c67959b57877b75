import { Injectable } from '@nestjs/common';
import type { TeamDeparture } from '@taskloom/contracts';
import { In, IsNull, Not } from 'typeorm';
import { Database, type Transaction } from '../../../platform/database/index.js';
import { ProjectEntity } from '../project.entity.js';
import { DEPARTURE } from './members.statements.js';
import { ProjectMemberEntity } from './project-member.entity.js';
import { ProjectMembershipEntity } from './project-membership.entity.js';

@Injectable()
export class TeamDeparturesRepository {
  constructor(private readonly database: Database) {}

  async summary(
    userId: string,
    teamId: string,
    connection: Pick<Transaction, 'row'> = this.database,
  ): Promise<TeamDeparture> {
    const none = { projects: 0, assignments: 0, ownedProjects: 0 };
    return (await connection.row<TeamDeparture>(DEPARTURE, [userId, teamId])) ?? none;
  }

  /**
   * Memberships in other people's projects whose owners are in the team. Always in the same order, so that locks
   * can't deadlock.
   */
  async joined({ manager }: Transaction, userId: string, teamId: string): Promise<string[]> {
    const projects = await manager
      .createQueryBuilder(ProjectEntity, 'p')
      .innerJoin(ProjectMemberEntity, 'm', 'm.projectId = p.id AND m.userId = :userId', { userId })
      .innerJoin('team_memberships', 'owners', 'owners.user_id = p.ownerId AND owners.team_id = :teamId', {
        teamId,
      })
      .select('p.id')
      .where('p.ownerId <> :userId')
      .orderBy('p.id')
      .getMany();
    return projects.map(({ id }) => id);
  }

  async owned({ manager }: Transaction, userId: string): Promise<string[]> {
    const projects = await manager.find(ProjectEntity, {
      select: { id: true },
      where: { ownerId: userId, deletedAt: IsNull() },
      order: { id: 'ASC' },
    });
    return projects.map(({ id }) => id);
  }

  /** From the team's deleted projects, so that restoring one doesn't bring back someone who has left. */
  async leaveDeleted({ manager }: Transaction, userId: string, teamId: string): Promise<void> {
    const projects = await manager
      .createQueryBuilder(ProjectEntity, 'p')
      .innerJoin(ProjectMembershipEntity, 'm', 'm.projectId = p.id AND m.userId = :userId', { userId })
      .innerJoin('team_memberships', 'owners', 'owners.user_id = p.ownerId AND owners.team_id = :teamId', {
        teamId,
      })
      .select('p.id')
      .where('p.ownerId <> :userId AND p.deletedAt IS NOT NULL')
      .getMany();
    await manager.delete(ProjectMembershipEntity, { userId, projectId: In(projects.map(({ id }) => id)) });
  }

  /** The person's own deleted projects: their new owner may restore them; without one, they come back without other members. */
  async handOverDeleted({ manager }: Transaction, userId: string, newOwnerId?: string): Promise<void> {
    const projects = await manager.findBy(ProjectEntity, { ownerId: userId, deletedAt: Not(IsNull()) });
    if (projects.length === 0) return;
    const projectId = In(projects.map(({ id }) => id));
    if (newOwnerId === undefined) {
      await manager.delete(ProjectMembershipEntity, { projectId, userId: Not(userId) });
      return;
    }
    const rows = projects.map(({ id, deletedAt }) => ({ projectId: id, userId: newOwnerId, deletedAt }));
    await manager
      .createQueryBuilder()
      .insert()
      .into(ProjectMembershipEntity)
      .values(rows)
      .orIgnore()
      .execute();
    await manager.update(ProjectEntity, { id: projectId }, { ownerId: newOwnerId });
    await manager.delete(ProjectMembershipEntity, { projectId, userId });
  }

  /** False when the new owner was a member already. */
  async addOwner({ manager }: Transaction, projectId: string, userId: string): Promise<boolean> {
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(ProjectMembershipEntity)
      .values({ projectId, userId })
      .orIgnore()
      .returning('user_id')
      .execute();
    return raw.length > 0;
  }

  async setOwner({ manager }: Transaction, projectId: string, userId: string): Promise<void> {
    await manager.update(ProjectEntity, { id: projectId }, { ownerId: userId, version: () => 'version + 1' });
  }
}
