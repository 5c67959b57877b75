import { statement, wireTime } from '../../platform/database/index.js';
import { NOTIFICATION, SNOOZED } from './notification.presenter.js';
import { ALL } from './rules/notification-rules.entity.js';

/** Saves queries for senders, count and next return, and encoding the page in JavaScript: 0.55 instead of 1.2 ms. Newest first: ids ascend with time. */
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

/** SQL: whether the rules `r` of a person receive a notice `new`. The rule of its project is stronger than that of all. */
const RECEIVED = `coalesce((r.rules #>> ARRAY[new.project_id::text, new.type])::boolean,
  (r.rules #>> ARRAY['${ALL}', new.type])::boolean, true)`;

/**
 * Saves reading the rows again with their senders, and the rules of the recipients before, in most writes inside a project: 0.20 instead of 0.75 ms. Of the notices
 * of one person, the first one that the person receives is written.
 */
export const INSERT = statement(
  'notifications.insert',
  `WITH due AS (
     SELECT DISTINCT ON (new.user_id) new.*
     FROM jsonb_to_recordset($1::jsonb) AS new(user_id uuid, id uuid, type text, title text, message text, link text,
       sender_id uuid, project_id uuid, task_id uuid, project_title text, action_data jsonb, details jsonb, place int)
     LEFT JOIN notification_rules r ON r.user_id = new.user_id
     WHERE ${RECEIVED}
     ORDER BY new.user_id, new.place
   ), n AS (
     INSERT INTO notifications
       (user_id, id, type, title, message, link, sender_id, project_id, task_id, project_title, action_data, details)
     SELECT user_id, id, type, title, message, link, sender_id, project_id, task_id, project_title, action_data, details
     FROM due
     RETURNING *
   )
   SELECT n.user_id AS "userId", ${NOTIFICATION} AS notification
   FROM n LEFT JOIN users s ON s.id = n.sender_id ORDER BY n.id`,
);
