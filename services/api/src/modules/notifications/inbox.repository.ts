import { Injectable } from '@nestjs/common';
import type { InboxChange, InboxPage, InboxTab, Notification } from '@taskloom/contracts';
import { Any, type SelectQueryBuilder } from 'typeorm';
import { Database } from '../../platform/database/index.js';
import { UserEntity } from '../users/index.js';
import { cursorOf, readCursor } from './inbox-cursor.js';
import { NotificationEntity } from './notification.entity.js';
import { NOTIFICATION, SNOOZED } from './notification.presenter.js';

export interface InboxSelection {
  tab: InboxTab;
  types?: string[];
  projectId?: string;
  limit: number;
  cursor?: string;
}

type Rows = SelectQueryBuilder<NotificationEntity>;

const onTab = (rows: Rows, tab: InboxTab): Rows => {
  if (tab === 'done') return rows.andWhere('n.done_at IS NOT NULL');
  const open = rows.andWhere('n.done_at IS NULL');
  if (tab === 'snoozed') return open.andWhere(SNOOZED);
  const listed = open.andWhere(`NOT ${SNOOZED}`);
  return tab === 'unread' ? listed.andWhere('NOT n.read') : listed;
};

const chosen = (rows: Rows, { tab, types, projectId, cursor }: InboxSelection): Rows => {
  const listed = onTab(rows, tab);
  if (types) listed.andWhere('n.type = ANY(:types)', { types });
  if (projectId) listed.andWhere('n.projectId = :projectId', { projectId });
  if (cursor)
    listed.andWhere('(n.read > :read OR (n.read = :read AND n.id < :after))', {
      read: readCursor(cursor).read,
      after: readCursor(cursor).id,
    });
  return listed;
};

/** A person's notifications as a list to work through. */
@Injectable()
export class InboxRepository {
  constructor(private readonly database: Database) {}

  async page(userId: string, selection: InboxSelection): Promise<Pick<InboxPage, 'notifications' | 'next'>> {
    const { limit } = selection;
    const rows = await this.database.read((manager) =>
      chosen(
        manager
          .createQueryBuilder(NotificationEntity, 'n')
          .leftJoin(UserEntity, 's', 's.id = n.senderId')
          .select(NOTIFICATION, 'notification')
          .where('n.userId = :userId', { userId }),
        selection,
      )
        .orderBy('n.read')
        .addOrderBy('n.id', 'DESC')
        .limit(limit + 1)
        .getRawMany<{ notification: Notification }>(),
    );
    const notifications = rows.slice(0, limit).map(({ notification }) => notification);
    const last = notifications.at(-1);
    return { notifications, next: rows.length > limit && last ? cursorOf(last) : null };
  }

  async counts(userId: string): Promise<Pick<InboxPage, 'unreadCount' | 'snoozedCount'>> {
    const counts = await this.database.read((manager) =>
      manager
        .createQueryBuilder(NotificationEntity, 'n')
        .select(`(count(*) FILTER (WHERE NOT ${SNOOZED}))::int`, 'unreadCount')
        .addSelect(`(count(*) FILTER (WHERE ${SNOOZED}))::int`, 'snoozedCount')
        .where('n.userId = :userId AND NOT n.read', { userId })
        .getRawOne<Pick<InboxPage, 'unreadCount' | 'snoozedCount'>>(),
    );
    return counts ?? { unreadCount: 0, snoozedCount: 0 };
  }

  /** A snoozed notification is unread, so that it counts again once it is back; a done one is read and not snoozed. */
  async change(userId: string, ids: readonly string[], change: InboxChange): Promise<void> {
    const { read, done, snoozedUntil } = change;
    const snoozed = snoozedUntil ? new Date(snoozedUntil) : snoozedUntil;
    await this.database.write((manager) =>
      manager.update(
        NotificationEntity,
        { userId, id: Any(ids) },
        {
          ...(read !== undefined && { read }),
          ...(snoozed !== undefined && { snoozedUntil: snoozed }),
          ...(snoozed && { read: false, doneAt: null }),
          ...(done === false && { doneAt: null }),
          ...(done && { doneAt: () => 'now()', read: true, snoozedUntil: null }),
        },
      ),
    );
  }
}
