import { wireTime } from '../../platform/database/index.js';
import { publicPersonSql } from '../users/index.js';

/** SQL: a `Notification` of notifications `n` and, perhaps, its sender, users `s`. */
export const NOTIFICATION = `json_build_object('_id', n.id, 'type', n.type, 'title', n.title,
  'message', n.message, 'read', n.read, 'createdAt', ${wireTime('n.created_at')}, 'link', n.link,
  'sender', CASE WHEN s.id IS NOT NULL THEN ${publicPersonSql('s')} END,
  'project', CASE WHEN n.project_title IS NOT NULL THEN json_build_object('title', n.project_title) END,
  'actionData', n.action_data, 'details', n.details,
  'projectId', n.project_id, 'taskId', n.task_id, 'doneAt', ${wireTime('n.done_at')},
  'snoozedUntil', ${wireTime('n.snoozed_until')})`;

/** SQL: whether a notification `n` is snoozed now. A time in the past is over. */
export const SNOOZED = 'coalesce(n.snoozed_until > now(), false)';
