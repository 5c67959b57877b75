import type { Client } from 'pg';

/**
 * Statements that end all live credentials, by table. A backup is older than the sign-outs and revocations that followed it,
 * so a restore ends them all. Idempotency keys stay: they grant nothing and keep a repeated write from taking effect twice.
 */
const END: Readonly<Record<string, string>> = {
  sessions: 'DELETE FROM sessions',
  known_devices: 'DELETE FROM known_devices',
  password_resets: 'DELETE FROM password_resets',
  email_links: 'DELETE FROM email_links',
  api_tokens: 'DELETE FROM api_tokens',
  // A copy of an installation must not send events to the same receivers; admins enable webhooks again.
  remote_webhooks: `UPDATE remote_webhooks SET disabled_at = now(), disabled_by = 'admin' WHERE disabled_at IS NULL`,
  webhook_deliveries: `UPDATE webhook_deliveries SET failed_at = now(), error = 'A backup was restored.'
    WHERE delivered_at IS NULL AND failed_at IS NULL`,
  signing_keys: 'DELETE FROM signing_keys',
  // A rule that was removed after the backup must not give tokens again; admins add it again.
  remote_trust_rules: 'UPDATE remote_trust_rules SET expires_at = now() WHERE expires_at > now()',
  remote_tokens: 'UPDATE remote_tokens SET revoked_at = now() WHERE revoked_at IS NULL',
  // A hash of a random token: without a hash, the invitation would count as claimed by its link.
  invitations: `UPDATE invitations SET token_hash = sha256(convert_to(gen_random_uuid()::text || gen_random_uuid(), 'UTF8'))
    WHERE token_hash IS NOT NULL`,
  // Waiting mails contain links and may have been sent since.
  outbox: 'DELETE FROM outbox WHERE sent_at IS NULL AND failed_at IS NULL',
};

/** @param tables tables of the backup, which may be older than some of the tables above */
export const endLiveCredentials = async (client: Client, tables: string[]): Promise<void> => {
  for (const [table, statement] of Object.entries(END)) {
    if (tables.includes(table)) await client.query(statement);
  }
};
