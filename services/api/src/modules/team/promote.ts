import 'reflect-metadata';
import { v7 as uuid } from 'uuid';
import { recordAuditEvent } from '../../platform/audit/index.js';
import { withDatabase, type Transaction } from '../../platform/database/index.js';
import { NoSuchAccountError, UserEntity } from '../users/index.js';
import { takeHue } from './take-hue.js';
import { TeamMembershipEntity } from './team-membership.entity.js';
import { TeamEntity } from './team.entity.js';

/**
 * Makes an account admin of its team; an account without a team joins the installation's first one.
 *
 * @param databaseUrl of a migrated database
 * @throws NoSuchAccountError when no one has registered with the address
 */
export const promote = async (
  databaseUrl: string,
  email: string,
): Promise<{ name: string; email: string }> => {
  const address = email.trim().toLowerCase();
  return withDatabase(databaseUrl, [UserEntity, TeamEntity, TeamMembershipEntity], async (database) => {
    const name = await database.transaction((tx) => makeAdmin(tx, address));
    return { name, email: address };
  });
};

const makeAdmin = async (tx: Transaction, email: string): Promise<string> => {
  const account = await tx.manager.findOneBy(UserEntity, { email });
  if (!account) throw new NoSuchAccountError(email);
  const membership = await tx.manager.findOneBy(TeamMembershipEntity, { userId: account.id });
  const teamId = membership?.teamId ?? (await firstTeam(tx, account.name));
  await tx.manager.upsert(TeamMembershipEntity, { userId: account.id, teamId, role: 'admin' }, ['userId']);
  if (!membership) await takeHue(tx, teamId, account.id);
  await recordAuditEvent(tx, {
    kind: 'role_changed',
    address: null,
    personId: account.id,
    teamId,
    details: { from: membership?.role ?? null, to: 'admin' },
  });
  return account.name;
};

const firstTeam = async ({ manager }: Transaction, name: string): Promise<string> => {
  const known = await manager.find(TeamEntity, { order: { createdAt: 'ASC', id: 'ASC' }, take: 1 });
  if (known[0]) return known[0].id;
  const id = uuid();
  await manager.insert(TeamEntity, { id, name: `${name}'s team`.slice(0, 200) });
  return id;
};
