import { Injectable } from '@nestjs/common';
import type { NotificationRulesUpdate } from '@taskloom/contracts';
import { Any, IsNull } from 'typeorm';
import { Database, type Transaction } from '../../../platform/database/index.js';
import { ProjectMembershipEntity } from '../../projects/index.js';
import { ALL, NotificationRulesEntity, type StoredRules } from './notification-rules.entity.js';
import { storeRules } from './stored-rules.js';

@Injectable()
export class NotificationRulesRepository {
  constructor(private readonly database: Database) {}

  async get(userId: string): Promise<StoredRules> {
    const row = await this.database.read((manager) => manager.findOneBy(NotificationRulesEntity, { userId }));
    return row?.rules ?? {};
  }

  /** Rules of projects that the person has left are dropped. */
  async change(tx: Transaction, userId: string, change: NotificationRulesUpdate): Promise<StoredRules> {
    const { manager } = tx;
    await manager
      .createQueryBuilder()
      .insert()
      .into(NotificationRulesEntity)
      .values({ userId, rules: {} })
      .orIgnore()
      .execute();
    const { rules: before } = await manager.findOneOrFail(NotificationRulesEntity, {
      where: { userId },
      lock: { mode: 'pessimistic_write' },
    });
    const wanted = storeRules(before, change);
    const own = await this.memberships(tx, userId, Object.keys(wanted));
    const rules = Object.fromEntries(
      Object.entries(wanted).filter(([key]) => key === ALL || own.includes(key)),
    );
    await manager.update(NotificationRulesEntity, { userId }, { rules });
    return rules;
  }

  /** The given projects that the person is a member of. */
  async memberships(
    { manager }: Transaction,
    userId: string,
    projects: readonly string[],
  ): Promise<string[]> {
    const rows = await manager.find(ProjectMembershipEntity, {
      select: { projectId: true },
      where: { userId, projectId: Any(projects.filter((id) => id !== ALL)), deletedAt: IsNull() },
    });
    return rows.map(({ projectId }) => projectId);
  }
}
