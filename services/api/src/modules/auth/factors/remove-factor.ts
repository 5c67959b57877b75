import 'reflect-metadata';
import { recordAuditEvent } from '../../../platform/audit/index.js';
import { withDatabase } from '../../../platform/database/index.js';
import { NoSuchAccountError, UserEntity } from '../../users/index.js';
import { FactorsRepository } from './factors.repository.js';
import { RecoveryCodeEntity } from './recovery-code.entity.js';
import { SecondFactorEntity } from './second-factor.entity.js';

/**
 * Removes the second factor of someone who has lost it; the password alone signs in again.
 *
 * @param databaseUrl of a migrated database
 * @throws NoSuchAccountError when no one has registered with the address
 */
export const removeFactor = async (
  databaseUrl: string,
  email: string,
): Promise<{ name: string; removed: boolean }> => {
  const address = email.trim().toLowerCase();
  const entities = [UserEntity, SecondFactorEntity, RecoveryCodeEntity];
  return withDatabase(databaseUrl, entities, (database) =>
    database.transaction(async (tx) => {
      const account = await tx.manager.findOneBy(UserEntity, { email: address });
      if (!account) throw new NoSuchAccountError(address);
      const removed = await new FactorsRepository(database).remove(tx, account.id);
      if (removed)
        await recordAuditEvent(tx, { kind: 'second_factor_removed', address: null, personId: account.id });
      return { name: account.name, removed };
    }),
  );
};
