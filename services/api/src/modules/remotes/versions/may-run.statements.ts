/** SQL: whether a rollback may restore this version: it is stored, not revoked, and not signed with a revoked key. */
export const mayRun = (version: string): string =>
  `${version}.revoked_reason IS NULL AND ${version}.storage = 'kept'
   AND NOT EXISTS (SELECT 1 FROM remote_keys k WHERE k.id = ${version}.key_id AND k.revoked_at IS NOT NULL)`;
