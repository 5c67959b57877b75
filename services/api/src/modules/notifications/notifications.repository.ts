import { Injectable } from '@nestjs/common';
import type { Notification } from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import { Any, LessThan } from 'typeorm';
import { Database, jsonOf, type Transaction } from '../../platform/database/index.js';
import { TeamMembershipEntity } from '../team/index.js';
import { NotificationEntity } from './notification.entity.js';
import type { Notice } from './notices/notice.js';
import { INSERT, LIST } from './notifications.statements.js';

/** Of the notifications about a person's account; a program can sign in any number of times. */
const MOST_OF_ACCOUNT = 50;

interface Page {
  limit: number;
  cursor?: string;
  unread: boolean;
}

const toRow = (
  { userId, type, title, message, link, sender, project, actionData, details }: Notice,
  place: number,
) => ({
  place,
  user_id: userId,
  id: uuid(),
  type,
  title,
  message,
  link,
  sender_id: sender?._id,
  project_id: project?._id,
  task_id: details.task?._id,
  project_title: project?.title,
  action_data: actionData,
  details: {
    ...details,
    actor: sender?.name ?? null,
    project: project && { _id: project._id, title: project.title },
  },
});

@Injectable()
export class NotificationsRepository {
  constructor(private readonly database: Database) {}

  /** JSON text. */
  async listJson(userId: string, { limit, cursor, unread }: Page): Promise<string> {
    return jsonOf(await this.database.rows(LIST, [userId, cursor ?? null, unread, limit])) ?? '';
  }

  insert(
    tx: Transaction,
    notices: readonly Notice[],
  ): Promise<{ userId: string; notification: Notification }[]> {
    return tx.rows(INSERT, [JSON.stringify(notices.map(toRow))]);
  }

  async markRead(userId: string, ids: readonly string[]): Promise<void> {
    const unread = { userId, id: Any(ids), read: false };
    await this.database.write((manager) => manager.update(NotificationEntity, unread, { read: true }));
  }

  /** Those that are snoozed stay unread and return. */
  async markAllRead(userId: string): Promise<void> {
    await this.database.write((manager) =>
      manager
        .createQueryBuilder()
        .update(NotificationEntity)
        .set({ read: true })
        .where({ userId, read: false })
        .andWhere('(snoozed_until IS NULL OR snoozed_until <= now())')
        .execute(),
    );
  }

  /** False when this person has no such notification. */
  async delete(userId: string, id: string): Promise<boolean> {
    const { affected } = await this.database.write((manager) =>
      manager.delete(NotificationEntity, { userId, id }),
    );
    return affected === 1;
  }

  async keepNewestOfAccount({ manager }: Transaction, userId: string): Promise<void> {
    const ofAccount = { userId, type: 'security' as const };
    const [oldest] = await manager.find(NotificationEntity, {
      select: { id: true },
      where: ofAccount,
      order: { id: 'DESC' },
      skip: MOST_OF_ACCOUNT - 1,
      take: 1,
    });
    if (oldest) await manager.delete(NotificationEntity, { ...ofAccount, id: LessThan(oldest.id) });
  }

  async deleteInvite({ manager }: Transaction, userId: string, inviteId: string): Promise<void> {
    await manager
      .createQueryBuilder()
      .delete()
      .from(NotificationEntity)
      .where({ userId, type: 'team_invite' })
      .andWhere(`action_data->>'inviteId' = :inviteId`, { inviteId })
      .execute();
  }

  async teamAdmins({ manager }: Transaction, teamId: string): Promise<string[]> {
    const admins = await manager.findBy(TeamMembershipEntity, { teamId, role: 'admin' });
    return admins.map(({ userId }) => userId);
  }
}
