import { wireTime } from '../../platform/database/index.js';
import { publicPersonSql } from '../users/index.js';

/** SQL: a `Webhook` of the rows `remote_webhooks w` and, if its author still exists, `users u`. */
export const WEBHOOK_JSON = `json_build_object('_id', w.id, 'address', w.address, 'events', w.events,
  'createdAt', ${wireTime('w.created_at')}, 'disabledAt', ${wireTime('w.disabled_at')}, 'disabledBy', w.disabled_by,
  'createdBy', CASE WHEN u.id IS NOT NULL THEN ${publicPersonSql('u')} END,
  'failingSince', ${wireTime('w.failing_since')},
  'waiting', (SELECT count(*) FROM webhook_deliveries d
    WHERE d.webhook_id = w.id AND d.delivered_at IS NULL AND d.failed_at IS NULL))`;
