import { createHmac } from 'node:crypto';
import pg from 'pg';
import { ADVISORY_LOCKS } from './advisory-locks.js';

const ROLE = 'taskloom_app';

/** May add audit events and count repeated ones, but neither change nor delete them. */
const RIGHTS = `
  GRANT USAGE ON SCHEMA public TO ${ROLE};
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${ROLE};
  GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${ROLE};
  REVOKE INSERT, UPDATE, DELETE ON migrations FROM ${ROLE};
  REVOKE UPDATE, DELETE ON audit_events FROM ${ROLE};
  GRANT UPDATE (count, last_at) ON audit_events TO ${ROLE};`;

const withConnection = async (url: string, work: (client: pg.Client) => Promise<void>): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

const passwordOf = (ownerUrl: string): string =>
  createHmac('sha256', decodeURIComponent(new URL(ownerUrl).password))
    .update(ROLE)
    .digest('hex');

/** The database URL for the application's role, given the URL of the superuser. */
export const applicationUrl = (ownerUrl: string): string => {
  const url = new URL(ownerUrl);
  url.username = ROLE;
  url.password = passwordOf(ownerUrl);
  return url.href;
};

/**
 * Prepares the role under which the API's processes connect to a migrated database: it reads and writes rows, but can't change the
 * schema, the audit log, or anything else on the server.
 *
 * @param ownerUrl of the superuser that owns the tables
 * @returns the database URL for the role
 */
export const prepareApplicationRole = async (ownerUrl: string): Promise<string> => {
  await withConnection(ownerUrl, async (client) => {
    await client.query(`BEGIN; SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.applicationRole})`);
    const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [ROLE]);
    if (rowCount === 0) await client.query(`CREATE ROLE ${ROLE}`);
    const password = pg.escapeLiteral(passwordOf(ownerUrl));
    await client.query(
      `ALTER ROLE ${ROLE} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD ${password}; ${RIGHTS} COMMIT`,
    );
  });
  return applicationUrl(ownerUrl);
};
