import { Injectable } from '@nestjs/common';
import type { TeamDeparture } from '@taskloom/contracts';
import { Any, IsNull, Not } from 'typeorm';
import { Database, type Transaction } from '../../../platform/database/index.js';
import { ProjectEntity } from '../project.entity.js';
import { OF_OTHERS } from '../projects.statements.js';
import { ProjectMemberEntity } from './project-member.entity.js';
import { ProjectMembershipEntity } from './project-membership.entity.js';

type Connection = Pick<Transaction, 'manager'>;

@Injectable()
export class TeamDeparturesRepository {
  constructor(private readonly database: Database) {}

  async summary(userId: string, teamId: string): Promise<TeamDeparture> {
    return this.database.read(async (manager) => {
      const joined = await this.joined({ manager }, userId, teamId);
      const owned = await this.owned({ manager }, userId);
      const projectId = Any([...joined, ...owned]);
      const assignments = await manager.countBy('task_assignees', { userId, projectId });
      return { projects: joined.length, ownedProjects: owned.length, assignments };
    });
  }

  /**
   * Memberships in other people's projects whose owners are in the team. Always in the same order, so that locks
   * can't deadlock.
   */
  async joined({ manager }: Connection, userId: string, teamId: string): Promise<string[]> {
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

  /** Memberships in other people's projects of any team, in the order in which everyone locks projects. */
  async joinedAnywhere({ manager }: Transaction, userId: string): Promise<string[]> {
    const projects = await manager
      .createQueryBuilder(ProjectEntity, 'p')
      .innerJoin(ProjectMemberEntity, 'm', 'm.projectId = p.id AND m.userId = :userId', { userId })
      .select('p.id')
      .where('p.ownerId <> :userId')
      .orderBy('p.id')
      .getMany();
    return projects.map(({ id }) => id);
  }

  /** From other people's deleted projects of any team. */
  async leaveAllDeleted({ manager }: Transaction, userId: string): Promise<void> {
    await manager
      .createQueryBuilder()
      .delete()
      .from(ProjectMembershipEntity)
      .where({ userId, deletedAt: Not(IsNull()) })
      .andWhere(OF_OTHERS, { userId })
      .execute();
  }

  async owned({ manager }: Connection, userId: string): Promise<string[]> {
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
    await manager.delete(ProjectMembershipEntity, { userId, projectId: Any(projects.map(({ id }) => id)) });
  }

  /** The person's own deleted projects: their new owner may restore them; without one, they come back without other members. */
  async handOverDeleted({ manager }: Transaction, userId: string, newOwnerId?: string): Promise<void> {
    const projects = await manager.findBy(ProjectEntity, { ownerId: userId, deletedAt: Not(IsNull()) });
    if (projects.length === 0) return;
    const projectId = Any(projects.map(({ id }) => id));
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

  async setOwner({ manager }: Transaction, projectId: string, userId: string): Promise<void> {
    await manager.update(ProjectEntity, { id: projectId }, { ownerId: userId, version: () => 'version + 1' });
  }
}
