import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, Like, MoreThan, Not } from 'typeorm';
import { Database, now, type Transaction } from '../../../platform/database/index.js';
import { RecoveryCodeEntity } from './recovery-code.entity.js';
import { SecondFactorEntity } from './second-factor.entity.js';

@Injectable()
export class FactorsRepository {
  constructor(private readonly database: Database) {}

  /** Some whose secret doesn't have the prefix, by person. */
  notSealedWith(
    prefix: string,
    after: string | undefined,
    most: number,
  ): Promise<Pick<SecondFactorEntity, 'userId' | 'secret'>[]> {
    return this.database.read((manager) =>
      manager.find(SecondFactorEntity, {
        select: { userId: true, secret: true },
        where: {
          secret: Not(Like(`${prefix.replaceAll('_', '\\_')}%`)),
          ...(after && { userId: MoreThan(after) }),
        },
        order: { userId: 'ASC' },
        take: most,
      }),
    );
  }

  /** Changes nothing when the secret has been replaced in the meantime. */
  async reseal(userId: string, secret: string, sealed: string): Promise<void> {
    await this.database.write((manager) =>
      manager.update(SecondFactorEntity, { userId, secret }, { secret: sealed }),
    );
  }

  async find(userId: string): Promise<SecondFactorEntity | undefined> {
    const found = await this.database.read((manager) => manager.findOneBy(SecondFactorEntity, { userId }));
    return found ?? undefined;
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

  async remove({ manager }: Pick<Transaction, 'manager'>, userId: string): Promise<boolean> {
    await manager.delete(RecoveryCodeEntity, { userId });
    const { affected } = await manager.delete(SecondFactorEntity, { userId });
    return affected === 1;
  }
}
