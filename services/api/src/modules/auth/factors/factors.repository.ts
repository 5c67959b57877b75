import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, Not } from 'typeorm';
import { Database, now, type Transaction } from '../../../platform/database/index.js';
import { RecoveryCodeEntity } from './recovery-code.entity.js';
import { hashRecoveryCode } from './recovery-codes.js';
import { SecondFactorEntity } from './second-factor.entity.js';

@Injectable()
export class FactorsRepository {
  constructor(private readonly database: Database) {}

  async find(userId: string): Promise<SecondFactorEntity | undefined> {
    const found = await this.database.read((manager) => manager.findOneBy(SecondFactorEntity, { userId }));
    return found ?? undefined;
  }

  recoveryCodesLeft(userId: string): Promise<number> {
    return this.database.read((manager) => manager.countBy(RecoveryCodeEntity, { userId }));
  }

  /** Replaces a secret that was never confirmed; false when the person has a confirmed one. */
  async begin({ manager }: Transaction, userId: string, secret: string): Promise<boolean> {
    await manager.delete(SecondFactorEntity, { userId, confirmedAt: IsNull() });
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(SecondFactorEntity)
      .values({ userId, secret })
      .orIgnore()
      .returning('user_id')
      .execute();
    return raw.length === 1;
  }

  async confirm({ manager }: Transaction, userId: string, step: number): Promise<boolean> {
    const waiting = { userId, confirmedAt: IsNull() };
    const { affected } = await manager.update(SecondFactorEntity, waiting, {
      confirmedAt: now,
      lastStep: step,
    });
    return affected === 1;
  }

  /** False when a code of this step or a later one has been used, also by a parallel request. */
  async useStep(userId: string, step: number): Promise<boolean> {
    const unused = { userId, confirmedAt: Not(IsNull()), lastStep: LessThan(step) };
    const { affected } = await this.database.write((manager) =>
      manager.update(SecondFactorEntity, unused, { lastStep: step }),
    );
    return affected === 1;
  }

  async useRecoveryCode(userId: string, code: string): Promise<boolean> {
    const codeHash = hashRecoveryCode(code);
    const { affected } = await this.database.write((manager) =>
      manager.delete(RecoveryCodeEntity, { userId, codeHash }),
    );
    return affected === 1;
  }

  async replaceRecoveryCodes(
    { manager }: Transaction,
    userId: string,
    codes: readonly string[],
  ): Promise<void> {
    await manager.delete(RecoveryCodeEntity, { userId });
    await manager.insert(
      RecoveryCodeEntity,
      codes.map((code) => ({ userId, codeHash: hashRecoveryCode(code) })),
    );
  }

  async remove({ manager }: Pick<Transaction, 'manager'>, userId: string): Promise<boolean> {
    await manager.delete(RecoveryCodeEntity, { userId });
    const { affected } = await manager.delete(SecondFactorEntity, { userId });
    return affected === 1;
  }
}
