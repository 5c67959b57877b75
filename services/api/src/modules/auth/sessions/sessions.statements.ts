import { statement } from '../../../platform/database/index.js';
import { avatarSql } from '../../users/index.js';

/** Runs on each request. Saves building the query and two entities for each of them. */
export const CALLERS = statement(
  'sessions.caller',
  `SELECT u.id AS _id, u.name, u.email, ${avatarSql('u')} AS avatar, coalesce(m.role, 'member') AS role,
     m.team_id AS "teamId", s.id AS "sessionId"
   FROM sessions s
   JOIN users u ON u.id = s.user_id
   LEFT JOIN team_memberships m ON m.user_id = u.id
   WHERE s.id = ANY($1) AND s.expires_at > now() AND u.disabled_at IS NULL`,
);
