import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { Transaction } from '../../../platform/database/index.js';
import { UserEntity } from '../../users/index.js';
import { ProjectEntity } from '../project.entity.js';
import { ProjectMemberEntity } from './project-member.entity.js';
import { ProjectMembershipEntity } from './project-membership.entity.js';

@Injectable()
export class ProjectMembersRepository {
  /** The new member's id; undefined if the address can't be added or is already a member. */
  async add(tx: Transaction, projectId: string, email: string): Promise<string | undefined> {
    const colleague = await this.colleague(tx, projectId, email);
    return colleague && (await this.insert(tx, projectId, colleague.id)) ? colleague.id : undefined;
  }

  /** False when the person was already a member. */
  async insert({ manager }: Transaction, projectId: string, userId: string): Promise<boolean> {
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

  /** Adds the members of another project who are in the owner's team, and returns their ids. Locks as `add` does. */
  async copy({ manager }: Transaction, from: string, projectId: string, ownerId: string): Promise<string[]> {
    const people = await manager
      .createQueryBuilder(ProjectMemberEntity, 'm')
      .innerJoin(UserEntity, 'u', 'u.id = m.userId')
      .innerJoin('team_memberships', 'theirs', 'theirs.user_id = u.id')
      .innerJoin('team_memberships', 'owners', 'owners.team_id = theirs.team_id')
      .select('u.id', 'id')
      .where({ projectId: from })
      .andWhere('owners.user_id = :ownerId AND u.id <> :ownerId AND u.disabledAt IS NULL', { ownerId })
      .orderBy('m.joinedAt')
      .setLock('pessimistic_read', undefined, ['theirs', 'owners'])
      .getRawMany<{ id: string }>();
    if (people.length > 0)
      await manager.insert(
        ProjectMembershipEntity,
        people.map(({ id }) => ({ projectId, userId: id })),
      );
    return people.map(({ id }) => id);
  }

  isMember({ manager }: Transaction, projectId: string, email: string): Promise<boolean> {
    return manager
      .createQueryBuilder(ProjectMemberEntity, 'm')
      .innerJoin(UserEntity, 'u', 'u.id = m.userId')
      .where({ projectId })
      .andWhere('u.email = :email', { email })
      .getExists();
  }

  /** A member of the owner's team. Locks both memberships, so it waits for a running removal from the team. */
  private colleague(
    { manager }: Transaction,
    projectId: string,
    email: string,
  ): Promise<{ id: string } | undefined> {
    return manager
      .createQueryBuilder(ProjectEntity, 'p')
      .innerJoin('team_memberships', 'owners', 'owners.user_id = p.ownerId')
      .innerJoin('team_memberships', 'theirs', 'theirs.team_id = owners.team_id')
      .innerJoin(UserEntity, 'u', 'u.id = theirs.user_id')
      .select('u.id', 'id')
      .where({ id: projectId })
      .andWhere('u.email = :email AND u.disabledAt IS NULL', { email })
      .setLock('pessimistic_read', undefined, ['theirs', 'owners'])
      .getRawOne<{ id: string }>();
  }

  async remove({ manager }: Transaction, projectId: string, userId: string): Promise<void> {
    await manager.delete(ProjectMembershipEntity, { projectId, userId, deletedAt: IsNull() });
  }
}
