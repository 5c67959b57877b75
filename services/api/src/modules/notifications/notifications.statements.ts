import { statement, wireTime } from '../../platform/database/index.js';
import { NOTIFICATION, SNOOZED } from './notification.presenter.js';

/** Saves a second round trip for the count, and encoding the page in JavaScript. Newest first: ids ascend with time. */
export const LIST = statement(
  'notifications.list',
  `SELECT json_build_object(
     'notifications', coalesce((
       SELECT json_agg(${NOTIFICATION} ORDER BY n.id DESC)
       FROM (
         SELECT * FROM notifications n
         WHERE user_id = $1 AND ($2::uuid IS NULL OR id < $2) AND (NOT $3 OR NOT read)
           AND done_at IS NULL AND NOT ${SNOOZED}
         ORDER BY id DESC LIMIT $4
       ) n LEFT JOIN users s ON s.id = n.sender_id), '[]'),
     'unreadCount', (SELECT count(*) FROM notifications n WHERE user_id = $1 AND NOT read AND NOT ${SNOOZED}),
     'nextReturn', (SELECT ${wireTime('min(snoozed_until)')} FROM notifications
       WHERE user_id = $1 AND snoozed_until > now()))::text AS json`,
);

/** Saves reading the rows again with their senders, in most writes inside a project. */
export const INSERT = statement(
  'notifications.insert',
  `WITH n AS (
     INSERT INTO notifications
       (user_id, id, type, title, message, link, sender_id, project_id, task_id, project_title, action_data, details)
     SELECT user_id, id, type, title, message, link, sender_id, project_id, task_id, project_title, action_data, details
     FROM jsonb_to_recordset($1::jsonb) AS new(user_id uuid, id uuid, type text, title text, message text, link text,
       sender_id uuid, project_id uuid, task_id uuid, project_title text, action_data jsonb, details jsonb)
     RETURNING *
   )
   SELECT n.user_id AS "userId", ${NOTIFICATION} AS notification
   FROM n LEFT JOIN users s ON s.id = n.sender_id ORDER BY n.id`,
);
