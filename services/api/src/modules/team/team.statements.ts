import { statement } from '../../platform/database/index.js';

/**
 * Saves two round trips and a lock. A token can be claimed once, and later uses return the invitation to the same
 * person only. A token takes precedence over an unproven address.
 */
export const CLAIM_BY_TOKEN = statement(
  'invitations.claim-by-token',
  `WITH found AS (
     SELECT id, addressee_id AS previous, claimed_by_link AS claimed FROM invitations
     WHERE token_hash = $2 AND status = 'pending' AND expires_at > now() FOR UPDATE
   )
   UPDATE invitations i SET addressee_id = $1, claimed_by_link = true FROM found
   WHERE i.id = found.id AND (found.previous IS NULL OR found.previous = $1 OR (NOT found.claimed
     AND NOT EXISTS (SELECT 1 FROM users u WHERE u.id = found.previous AND u.email_verified_at IS NOT NULL)))
   RETURNING i.id AS _id, i.team_id AS "teamId", i.role, i.email,
     (SELECT name FROM teams WHERE id = i.team_id) AS "teamName", i.invited_by AS "inviterId", found.previous`,
);
