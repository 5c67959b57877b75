import { Injectable } from '@nestjs/common';
import { INBOX_PAGE, type InboxPage, type UnreadCount } from '@taskloom/contracts';
import { Events } from '../../platform/events/index.js';
import { invalidField, notFound, type Caller } from '../../platform/http/index.js';
import type { InboxQueryDto, InboxUpdateDto } from './dto/inbox.dto.js';
import type { NotificationQueryDto } from './dto/notification-query.dto.js';
import { NotificationsChanged } from './notification.events.js';
import { ClearingRepository } from './clearing/clearing.repository.js';
import { InboxRepository } from './inbox.repository.js';
import { NotificationsRepository } from './notifications.repository.js';

const PAGE = 50;

type Change =
  | { change: 'read' | 'deleted' | 'inbox'; notificationIds: string[] }
  | { change: 'all-read' | 'all-deleted' };

/** People read and change only their own notifications: every statement names the person. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly inboxes: InboxRepository,
    private readonly clearing: ClearingRepository,
    private readonly events: Events,
  ) {}

  /** JSON text. */
  list({ _id }: Caller, { limit = PAGE, cursor, unread = false }: NotificationQueryDto): Promise<string> {
    return this.notifications.listJson(_id, { limit, cursor, unread });
  }

  async inbox({ _id }: Caller, { limit = INBOX_PAGE, types, ...query }: InboxQueryDto): Promise<InboxPage> {
    const page = await this.inboxes.page(_id, { ...query, limit, types: types?.split(',') });
    return { ...page, ...(await this.inboxes.counts(_id)) };
  }

  async change(caller: Caller, { notificationIds, ...change }: InboxUpdateDto): Promise<UnreadCount> {
    if (Object.values(change).every((value) => value === undefined))
      throw invalidField('read', 'One of read, done and snoozedUntil is required.');
    await this.inboxes.change(caller._id, notificationIds, change);
    return this.announce(caller, { change: 'inbox', notificationIds });
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
    await this.clearing.clear(caller._id);
    return this.announce(caller, { change: 'all-deleted' });
  }

  async restore(caller: Caller): Promise<UnreadCount> {
    const notificationIds = await this.clearing.restore(caller._id);
    return this.announce(caller, { change: 'inbox', notificationIds });
  }

  /** Notifies the person's other tabs and returns the number of unread notifications. */
  private async announce({ _id }: Caller, change: Change): Promise<UnreadCount> {
    const { unreadCount } = await this.inboxes.counts(_id);
    this.events.announce(new NotificationsChanged(_id, { ...change, unreadCount }));
    return { unreadCount };
  }
}
