import 'reflect-metadata';
import { SCREENS } from '@taskloom/contracts';
import { recordAuditEvent } from '../../../platform/audit/index.js';
import { withDatabase } from '../../../platform/database/index.js';
import { newToken } from '../../../platform/secrets/index.js';
import { NoSuchAccountError, UserEntity } from '../../users/index.js';
import { PasswordResetEntity } from './password-reset.entity.js';
import { PasswordResetsRepository } from './password-resets.repository.js';

/**
 * Creates a link that sets a new password, for an operator to hand over. Earlier links of the person end.
 *
 * @param databaseUrl of a migrated database
 * @returns the person's name and the path of the link, valid for 30 minutes
 * @throws NoSuchAccountError when no one has registered with the address
 */
export const createResetLink = async (
  databaseUrl: string,
  email: string,
): Promise<{ name: string; path: string }> => {
  const address = email.trim().toLowerCase();
  return withDatabase(databaseUrl, [UserEntity, PasswordResetEntity], (database) =>
    database.transaction(async (tx) => {
      const account = await tx.manager.findOneBy(UserEntity, { email: address });
      if (!account) throw new NoSuchAccountError(address);
      const { token, tokenHash } = newToken();
      const resets = new PasswordResetsRepository(database);
      await resets.removeAllOf(tx, account.id);
      await resets.insert(tx, { userId: account.id, tokenHash, email: null });
      await recordAuditEvent(tx, { kind: 'password_reset_link', address: null, personId: account.id });
      return { name: account.name, path: SCREENS.resetPasswordWith(token) };
    }),
  );
};
