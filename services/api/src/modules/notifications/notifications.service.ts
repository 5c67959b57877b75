import { Injectable } from '@nestjs/common';
import type { UnreadCount } from '@taskloom/contracts';
import { Events } from '../../platform/events/index.js';
import { notFound, type Caller } from '../../platform/http/index.js';
import type { NotificationQueryDto } from './dto/notification-query.dto.js';
import { NotificationsChanged } from './notification.events.js';
import { NotificationsRepository } from './notifications.repository.js';

const PAGE = 50;

type Change =
  { change: 'read' | 'deleted'; notificationIds: string[] } | { change: 'all-read' | 'all-deleted' };

/** People read and change only their own notifications: every statement names the person. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly events: Events,
  ) {}

  /** JSON text. */
  list({ _id }: Caller, { limit = PAGE, cursor, unread = false }: NotificationQueryDto): Promise<string> {
    return this.notifications.listJson(_id, { limit, cursor, unread });
  }

  async markRead(caller: Caller, ids: readonly string[]): Promise<UnreadCount> {
    await this.notifications.markRead(caller._id, ids);
    return this.announce(caller, { change: 'read', notificationIds: [...ids] });
  }

  async markAllRead(caller: Caller): Promise<UnreadCount> {
    await this.notifications.markAllRead(caller._id);
    return this.announce(caller, { change: 'all-read' });
  }

  async delete(caller: Caller, id: string): Promise<UnreadCount> {
    if (!(await this.notifications.delete(caller._id, id))) throw notFound();
    return this.announce(caller, { change: 'deleted', notificationIds: [id] });
  }

  async clear(caller: Caller): Promise<UnreadCount> {
    await this.notifications.clear(caller._id);
    return this.announce(caller, { change: 'all-deleted' });
  }

  /** Notifies the person's other tabs and returns the number of unread notifications. */
  private async announce({ _id }: Caller, change: Change): Promise<UnreadCount> {
    const unreadCount = await this.notifications.unreadCount(_id);
    this.events.announce(new NotificationsChanged(_id, { ...change, unreadCount }));
    return { unreadCount };
  }
}
