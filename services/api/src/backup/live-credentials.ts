import type { Client } from 'pg';

/**
 * What opens something to whoever holds it, by table. A backup is older than the sign-outs and revocations that followed it,
 * so a restore ends all of these. Idempotency keys stay: they open nothing, and keep a repeated write from being done twice.
 */
const END: Readonly<Record<string, string>> = {
  sessions: 'DELETE FROM sessions',
  remote_tokens: 'UPDATE remote_tokens SET revoked_at = now() WHERE revoked_at IS NULL',
  // The hash of a token that nobody has: without one, the invitation would count as claimed by its link.
  invitations: `UPDATE invitations SET token_hash = sha256(convert_to(gen_random_uuid()::text || gen_random_uuid(), 'UTF8'))
    WHERE token_hash IS NOT NULL`,
  // Mails that wait hold links, and may have been sent since.
  outbox: 'DELETE FROM outbox WHERE sent_at IS NULL AND failed_at IS NULL',
};

/** @param tables those of the backup, which may be older than some of these */
export const endLiveCredentials = async (client: Client, tables: string[]): Promise<void> => {
  for (const [table, statement] of Object.entries(END)) {
    if (tables.includes(table)) await client.query(statement);
  }
};
