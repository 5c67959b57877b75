import { statement } from '../platform/database/index.js';
import { factorDueSql, TODAY } from '../platform/policies/index.js';

/**
 * Saves four round trips for each check of the connections of a process: 0.18 instead of 0.95 ms for two of them. `$1` sessions and API tokens, `$2` and `$3` the
 * project and person of each seat.
 */
export const ACCESS = statement(
  'realtime.access',
  `SELECT
     ARRAY(SELECT s.id FROM (SELECT id, user_id, expires_at, two_factors FROM sessions WHERE id = ANY($1::uuid[]) UNION ALL
         SELECT id, user_id, expires_at, EXISTS (SELECT FROM passkeys k WHERE k.user_id = t.user_id)
         FROM api_tokens t WHERE id = ANY($1::uuid[])) s JOIN users u ON u.id = s.user_id
       WHERE s.expires_at > now() AND u.disabled_at IS NULL
         AND coalesce(${factorDueSql('u.id', 's.two_factors')} > ${TODAY}, true)) AS sessions,
     ARRAY(SELECT concat_ws(' ', m.project_id, m.user_id)
       FROM unnest($2::uuid[], $3::uuid[]) AS seat (project_id, user_id)
       JOIN projects p ON p.id = seat.project_id AND p.deleted_at IS NULL
       JOIN project_members m ON m.project_id = seat.project_id AND m.user_id = seat.user_id) AS seats,
     coalesce((SELECT jsonb_object_agg(p.id, p.revision) FROM projects p
       WHERE p.id = ANY($2::uuid[]) AND p.deleted_at IS NULL), '{}')
       AS revisions`,
);

/** SQL: the team of the person `:userId`. */
export const TEAM = '(SELECT t.team_id FROM team_memberships t WHERE t.user_id = :userId)';
