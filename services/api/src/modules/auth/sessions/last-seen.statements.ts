/** SQL: when the person with this id last used a session, a device or an API token; exact to about a minute. */
export const lastSeenSql = (userId: string): string => `greatest(
  (SELECT max(s.last_used_at) FROM sessions s WHERE s.user_id = ${userId}),
  (SELECT max(d.last_used_at) FROM known_devices d WHERE d.user_id = ${userId}),
  (SELECT max(t.last_used_at) FROM api_tokens t WHERE t.user_id = ${userId}))`;
