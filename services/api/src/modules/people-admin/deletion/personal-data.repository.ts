import { Injectable } from '@nestjs/common';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import type { Transaction } from '../../../platform/database/index.js';
import { CommentReactionEntity } from '../../comments/index.js';
import { ProjectMembershipEntity } from '../../projects/index.js';
import { InvitationEntity } from '../../team/index.js';
import { UserEntity } from '../../users/index.js';

/** Rows that stay: reactions belong to comments, and the person leaves each project separately, with an event for each. */
const KEPT: readonly EntityTarget<ObjectLiteral>[] = [CommentReactionEntity, ProjectMembershipEntity];

@Injectable()
export class PersonalDataRepository {
  /** Deletes all rows that belong to the person, of later tables as well: those that would leave with the person's row. */
  async erase({ manager }: Transaction, userId: string, email: string): Promise<void> {
    for (const { target, foreignKeys } of manager.connection.entityMetadatas) {
      if (KEPT.includes(target)) continue;
      for (const { referencedEntityMetadata, onDelete, columns } of foreignKeys) {
        if (referencedEntityMetadata.target !== UserEntity || onDelete !== 'CASCADE') continue;
        const [column] = columns;
        if (column) await manager.delete(target, { [column.propertyName]: userId });
      }
    }
    await manager.delete(InvitationEntity, { email });
  }
}
