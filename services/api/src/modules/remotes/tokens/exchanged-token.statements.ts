/** SQL: in 15 minutes, or when the rule `:ruleId` expires. */
export const EXPIRY =
  "least(now() + interval '15 minutes', (SELECT expires_at FROM remote_trust_rules WHERE id = :ruleId))";
