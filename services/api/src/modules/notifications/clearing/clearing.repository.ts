import { Injectable } from '@nestjs/common';
import { Any } from 'typeorm';
import { Database, deleteSome, now, olderThan } from '../../../platform/database/index.js';
import { Job } from '../../../platform/jobs/index.js';
import { UserEntity } from '../../users/index.js';
import { NotificationEntity } from '../notification.entity.js';
import { ClearedNotificationsEntity } from './cleared-notifications.entity.js';

const HOUR_MS = 3_600_000;
/** How long cleared notifications can be restored, in seconds. */
const KEPT_SECONDS = 3_600;
/** Older ones are not kept. */
const MOST_KEPT = 1_000;
/** Rows deleted per statement. */
const STEP_ROWS = 500;

/** Clears all notifications of a person, and restores those that were cleared last. */
@Injectable()
export class ClearingRepository {
  constructor(private readonly database: Database) {}

  /** A notification that arrives meanwhile stays. */
  async clear(userId: string): Promise<void> {
    await this.database.transaction(async ({ manager }) => {
      const notifications = await manager.find(NotificationEntity, {
        where: { userId },
        order: { id: 'DESC' },
        take: MOST_KEPT,
      });
      const oldest = notifications.at(-1)?.id;
      if (!oldest) return;
      await manager
        .createQueryBuilder()
        .delete()
        .from(NotificationEntity)
        .where({ userId })
        .andWhere('(id = ANY(:ids) OR id < :oldest)', { ids: notifications.map(({ id }) => id), oldest })
        .execute();
      const cleared = { userId, notifications, clearedAt: now };
      await manager.upsert(ClearedNotificationsEntity, cleared, ['userId']);
    });
  }

  /** Returns the ids of the restored notifications. */
  async restore(userId: string): Promise<string[]> {
    return this.database.transaction(async ({ manager }) => {
      const kept = await manager.findOne(ClearedNotificationsEntity, {
        where: { userId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!kept || Date.now() - kept.clearedAt.getTime() > KEPT_SECONDS * 1_000) return [];
      await manager.delete(ClearedNotificationsEntity, { userId });
      const senders = await manager.findBy(UserEntity, {
        id: Any([...new Set(kept.notifications.flatMap(({ senderId }) => senderId ?? []))]),
      });
      const known = new Set(senders.map(({ id }) => id));
      const rows = kept.notifications.map((row) => ({
        ...row,
        senderId: row.senderId && known.has(row.senderId) ? row.senderId : null,
      }));
      await manager.createQueryBuilder().insert().into(NotificationEntity).values(rows).orIgnore().execute();
      return rows.map(({ id }) => id);
    });
  }

  @Job({ name: 'cleared-notifications', everyMs: HOUR_MS })
  async removeOld(): Promise<void> {
    let gone = STEP_ROWS;
    while (gone === STEP_ROWS) {
      gone = await this.database.write((manager) =>
        deleteSome(manager, ClearedNotificationsEntity, { clearedAt: olderThan(KEPT_SECONDS) }, STEP_ROWS),
      );
    }
  }
}
