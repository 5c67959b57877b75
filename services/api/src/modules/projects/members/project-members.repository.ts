import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { Transaction } from '../../../platform/database/index.js';
import { UserEntity } from '../../users/index.js';
import { ADD } from './members.statements.js';
import { ProjectMemberEntity } from './project-member.entity.js';
import { ProjectMembershipEntity } from './project-membership.entity.js';

@Injectable()
export class ProjectMembersRepository {
  /** The new member's id; undefined if the address can't be added or is a member already. */
  async add(tx: Transaction, projectId: string, email: string): Promise<string | undefined> {
    return (await tx.row<{ id: string }>(ADD, [projectId, email]))?.id;
  }

  isMember({ manager }: Transaction, projectId: string, email: string): Promise<boolean> {
    return manager
      .createQueryBuilder(ProjectMemberEntity, 'm')
      .innerJoin(UserEntity, 'u', 'u.id = m.userId')
      .where({ projectId })
      .andWhere('u.email = :email', { email })
      .getExists();
  }

  async remove({ manager }: Transaction, projectId: string, userId: string): Promise<void> {
    await manager.delete(ProjectMembershipEntity, { projectId, userId, deletedAt: IsNull() });
  }
}
