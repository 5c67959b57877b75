import { statement } from '../../../platform/database/index.js';
import { avatarSql } from '../../users/index.js';

/** Runs on each request, for sessions and API tokens. Saves building the query and two entities for each of them. */
export const CALLERS = statement(
  'sessions.caller',
  `SELECT u.id AS _id, u.name, u.email, ${avatarSql('u')} AS avatar, coalesce(m.role, 'member') AS role,
     m.team_id AS "teamId", s.id AS "sessionId", s.limits AS "apiToken"
   FROM (
     SELECT id, user_id, expires_at, NULL::json AS limits FROM sessions WHERE id = ANY($1)
     UNION ALL
     SELECT id, user_id, expires_at, json_build_object('scope', scope, 'projectIds', project_ids)
     FROM api_tokens WHERE id = ANY($1)
   ) s
   JOIN users u ON u.id = s.user_id
   LEFT JOIN team_memberships m ON m.user_id = u.id
   WHERE s.expires_at > now() AND u.disabled_at IS NULL`,
);
