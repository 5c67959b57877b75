/** SQL: whether the row `users u` has a passkey. */
export const HAS_PASSKEY = 'EXISTS (SELECT 1 FROM passkeys k WHERE k.user_id = u.id)';
