import { statement } from '../../platform/database/index.js';

/**
 * The members of a project who have got fewer than $5 notifications of a remote since an hour ago. $2 are ids of people, null for all; $3
 * is an id of that time, because ids ascend. Saves reading the notifications of all members.
 */
export const RECIPIENTS = statement(
  'remote-notices.recipients',
  `SELECT m.user_id AS "userId",
     (SELECT count(*) FROM (SELECT 1 FROM notifications n
        WHERE n.user_id = m.user_id AND n.id > $3 AND n.type = 'remote' AND n.details->>'value' = $4
        LIMIT $5::int) latest) < $5::int AS free
   FROM project_members m
   WHERE m.project_id = $1 AND ($2::uuid[] IS NULL OR m.user_id = ANY($2))`,
);
