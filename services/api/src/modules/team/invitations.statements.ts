/** SQL: the id of the account with the address `:address`. */
export const ADDRESSEE = `(SELECT u.id FROM users u
  WHERE u.email = :address AND (u.email_verified_at IS NOT NULL OR NOT :provenOnly))`;

/** SQL: the columns of a claimed invitation. */
export const CLAIMED = `id AS _id, team_id AS "teamId", role, email,
  (SELECT name FROM teams WHERE teams.id = team_id) AS "teamName", invited_by AS "inviterId",
  handed_out AS "handedOut"`;
