import { statement } from '../platform/database/index.js';

/** Saves a round trip and a lock for each mail. As long as an invitation's link is valid; afterwards its mail is useless. */
export const CLAIM = statement(
  'mail.claim',
  `UPDATE outbox SET attempts = attempts + 1, claimed_until = now() + $1 * interval '1 second'
   WHERE id = (
     SELECT id FROM outbox
     WHERE sent_at IS NULL AND failed_at IS NULL AND due_at <= now()
       AND (claimed_until IS NULL OR claimed_until <= now()) AND created_at > now() - interval '7 days'
     ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED
   )
   RETURNING id AS _id, kind, recipient, payload, attempts AS tries`,
);
