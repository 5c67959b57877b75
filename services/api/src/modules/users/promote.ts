import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { recordAuditEvent } from '../../platform/audit/index.js';
import { Database, dataSourceOptions, statement, type Transaction } from '../../platform/database/index.js';

const ACCOUNT = statement(
  'promote.account',
  `SELECT u.id, u.name, m.team_id AS "teamId", m.role FROM users u
   LEFT JOIN team_memberships m ON m.user_id = u.id WHERE u.email = $1`,
);
const FIRST_TEAM = statement('promote.first-team', 'SELECT id FROM teams ORDER BY created_at, id LIMIT 1');
const FOUND_TEAM = statement('promote.found-team', 'INSERT INTO teams (id, name) VALUES ($1, $2)');
const MAKE_ADMIN = statement(
  'promote.make-admin',
  `INSERT INTO team_memberships (user_id, team_id, role) VALUES ($1, $2, 'admin')
   ON CONFLICT (user_id) DO UPDATE SET role = 'admin'`,
);

/** Its message is one sentence for the operator. */
export class NoSuchAccountError extends Error {
  readonly code = 'NO_ACCOUNT';

  constructor(email: string) {
    super(`There is no account with the address ${email}.`);
  }
}

/**
 * Makes an account admin of its team; somebody in no team joins the installation's first one.
 *
 * @param databaseUrl of a migrated database
 * @throws NoSuchAccountError when nobody has registered with the address
 */
export const promote = async (
  databaseUrl: string,
  email: string,
): Promise<{ name: string; email: string }> => {
  const source = await new DataSource(dataSourceOptions(databaseUrl, 2)).initialize();
  try {
    const address = email.trim().toLowerCase();
    const name = await new Database(source).transaction((tx) => makeAdmin(tx, address));
    return { name, email: address };
  } finally {
    await source.destroy();
  }
};

const makeAdmin = async (tx: Transaction, email: string): Promise<string> => {
  const account = await tx.row<{ id: string; name: string; teamId: string | null; role: string | null }>(
    ACCOUNT,
    [email],
  );
  if (!account) throw new NoSuchAccountError(email);
  const teamId = account.teamId ?? (await firstTeam(tx, account.name));
  await tx.rows(MAKE_ADMIN, [account.id, teamId]);
  await recordAuditEvent(tx, {
    kind: 'role_changed',
    address: null,
    personId: account.id,
    teamId,
    details: { from: account.role, to: 'admin' },
  });
  return account.name;
};

const firstTeam = async (tx: Transaction, name: string): Promise<string> => {
  const known = await tx.row<{ id: string }>(FIRST_TEAM);
  if (known) return known.id;
  const id = uuid();
  await tx.rows(FOUND_TEAM, [id, `${name}'s team`.slice(0, 200)]);
  return id;
};
