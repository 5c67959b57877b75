import { Injectable } from '@nestjs/common';
import type { Notification } from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import { Database, statement, type Transaction } from '../../platform/database/index.js';
import { NOTIFICATION } from './notification.presenter.js';
import type { Notice } from './notices/notice.js';

/** Newest first: ids are made in the order of time. */
const LIST = statement(
  'notifications.list',
  `SELECT json_build_object(
     'notifications', coalesce((
       SELECT json_agg(${NOTIFICATION} ORDER BY n.id DESC)
       FROM (
         SELECT * FROM notifications
         WHERE user_id = $1 AND ($2::uuid IS NULL OR id < $2) AND (NOT $3 OR NOT read)
         ORDER BY id DESC LIMIT $4
       ) n LEFT JOIN users s ON s.id = n.sender_id), '[]'),
     'unreadCount', (SELECT count(*) FROM notifications WHERE user_id = $1 AND NOT read))::text AS json`,
);
const INSERT = statement(
  'notifications.insert',
  `WITH n AS (
     INSERT INTO notifications
       (user_id, id, type, title, message, link, sender_id, project_id, project_title, action_data)
     SELECT user_id, id, type, title, message, link, sender_id, project_id, project_title, action_data
     FROM jsonb_to_recordset($1::jsonb) AS new(user_id uuid, id uuid, type text, title text, message text, link text,
       sender_id uuid, project_id uuid, project_title text, action_data jsonb)
     RETURNING *
   )
   SELECT n.user_id AS "userId", ${NOTIFICATION} AS notification
   FROM n LEFT JOIN users s ON s.id = n.sender_id ORDER BY n.id`,
);
const UNREAD = statement(
  'notifications.unread',
  'SELECT count(*)::int AS "unreadCount" FROM notifications WHERE user_id = $1 AND NOT read',
);
const READ = statement(
  'notifications.read',
  'UPDATE notifications SET read = true WHERE user_id = $1 AND id = ANY ($2::uuid[]) AND NOT read',
);
const READ_ALL = statement(
  'notifications.read-all',
  'UPDATE notifications SET read = true WHERE user_id = $1 AND NOT read',
);
const DELETE = statement(
  'notifications.delete',
  'DELETE FROM notifications WHERE user_id = $1 AND id = $2 RETURNING id',
);
const CLEAR = statement('notifications.clear', 'DELETE FROM notifications WHERE user_id = $1');
const DELETE_INVITE = statement(
  'notifications.delete-invite',
  `DELETE FROM notifications WHERE user_id = $1 AND type = 'team_invite' AND action_data->>'inviteId' = $2`,
);
const TEAM_ADMINS = statement(
  'notifications.team-admins',
  `SELECT user_id AS id FROM team_memberships WHERE team_id = $1 AND role = 'admin'`,
);

interface Page {
  limit: number;
  cursor?: string;
  unread: boolean;
}

const toRow = ({ userId, type, title, message, link, sender, project, actionData }: Notice) => ({
  user_id: userId,
  id: uuid(),
  type,
  title,
  message,
  link,
  sender_id: sender?._id,
  project_id: project?._id,
  project_title: project?.title,
  action_data: actionData,
});

@Injectable()
export class NotificationsRepository {
  constructor(private readonly database: Database) {}

  /** JSON text. */
  async listJson(userId: string, { limit, cursor, unread }: Page): Promise<string> {
    return (await this.database.hotQuery(LIST, [userId, cursor ?? null, unread, limit])) ?? '';
  }

  insert(
    tx: Transaction,
    notices: readonly Notice[],
  ): Promise<{ userId: string; notification: Notification }[]> {
    return tx.rows(INSERT, [JSON.stringify(notices.map(toRow))]);
  }

  async unreadCount(userId: string): Promise<number> {
    return (await this.database.row<{ unreadCount: number }>(UNREAD, [userId]))?.unreadCount ?? 0;
  }

  async markRead(userId: string, ids: readonly string[]): Promise<void> {
    await this.database.rows(READ, [userId, ids]);
  }

  async markAllRead(userId: string): Promise<void> {
    await this.database.rows(READ_ALL, [userId]);
  }

  /** False when this person has no such notification. */
  async delete(userId: string, id: string): Promise<boolean> {
    return (await this.database.row(DELETE, [userId, id])) !== undefined;
  }

  async clear(userId: string): Promise<void> {
    await this.database.rows(CLEAR, [userId]);
  }

  async deleteInvite(tx: Transaction, userId: string, inviteId: string): Promise<void> {
    await tx.rows(DELETE_INVITE, [userId, inviteId]);
  }

  async teamAdmins(tx: Transaction, teamId: string): Promise<string[]> {
    return (await tx.rows<{ id: string }>(TEAM_ADMINS, [teamId])).map(({ id }) => id);
  }
}
