import { Injectable } from '@nestjs/common';
import type { UnreadCount } from '@taskloom/contracts';
import { notFound, type Caller } from '../../platform/http/index.js';
import type { NotificationQueryDto } from './dto/notification-query.dto.js';
import { NotificationsRepository } from './notifications.repository.js';

const PAGE = 50;

/** Everybody sees and changes their own notifications only: the person is part of every statement. */
@Injectable()
export class NotificationsService {
  constructor(private readonly notifications: NotificationsRepository) {}

  /** JSON text. */
  list({ _id }: Caller, { limit = PAGE, cursor, unread = false }: NotificationQueryDto): Promise<string> {
    return this.notifications.listJson(_id, { limit, cursor, unread });
  }

  async markRead(caller: Caller, ids: readonly string[]): Promise<UnreadCount> {
    await this.notifications.markRead(caller._id, ids);
    return this.unread(caller);
  }

  async markAllRead(caller: Caller): Promise<UnreadCount> {
    await this.notifications.markAllRead(caller._id);
    return this.unread(caller);
  }

  async delete(caller: Caller, id: string): Promise<UnreadCount> {
    if (!(await this.notifications.delete(caller._id, id))) throw notFound();
    return this.unread(caller);
  }

  async clear(caller: Caller): Promise<UnreadCount> {
    await this.notifications.clear(caller._id);
    return this.unread(caller);
  }

  private async unread({ _id }: Caller): Promise<UnreadCount> {
    return { unreadCount: await this.notifications.unreadCount(_id) };
  }
}
