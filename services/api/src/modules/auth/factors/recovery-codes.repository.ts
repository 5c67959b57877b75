import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/index.js';
import { SecretBox } from '../../../platform/secrets/index.js';
import { RecoveryCodeEntity } from './recovery-code.entity.js';
import { hashRecoveryCode } from './recovery-codes.js';

/** Bytes of a hash that an earlier version stored as it is. */
const PLAIN_BYTES = 32;
const STEP = 1_000;

type Stored = Pick<RecoveryCodeEntity, 'userId' | 'codeHash'>;

/** Hashes of codes, encrypted with the server's key: a copy of the database alone is of no use for guessing codes. */
@Injectable()
export class RecoveryCodesRepository {
  constructor(
    private readonly database: Database,
    private readonly box: SecretBox,
  ) {}

  left(userId: string): Promise<number> {
    return this.database.read((manager) => manager.countBy(RecoveryCodeEntity, { userId }));
  }

  /** False for a wrong code, and for one that a parallel request has used. */
  async use(userId: string, code: string): Promise<boolean> {
    const hash = hashRecoveryCode(code);
    const codes = await this.database.read((manager) => manager.findBy(RecoveryCodeEntity, { userId }));
    const found = codes.find((stored) => {
      const opened = this.open(stored);
      return opened?.length === hash.length && timingSafeEqual(opened, hash);
    });
    if (!found) return false;
    const { affected } = await this.database.write((manager) =>
      manager.delete(RecoveryCodeEntity, { userId, codeHash: found.codeHash }),
    );
    return affected === 1;
  }

  async replace({ manager }: Transaction, userId: string, codes: readonly string[]): Promise<void> {
    await manager.delete(RecoveryCodeEntity, { userId });
    await manager.insert(
      RecoveryCodeEntity,
      codes.map((code) => ({ userId, codeHash: this.seal(userId, hashRecoveryCode(code)) })),
    );
  }

  /** Encrypts hashes of earlier versions and those under the previous key, in steps; returns how many can't be read. */
  async sealAll(): Promise<number> {
    let unreadable = 0;
    for (let last: Stored | undefined; ;) {
      const some = await this.notSealed(last);
      for (const stored of some) {
        const hash = this.open(stored);
        if (hash) await this.reseal(stored, this.seal(stored.userId, hash));
        else unreadable++;
      }
      last = some.at(-1);
      if (some.length < STEP) return unreadable;
    }
  }

  /** Changes nothing when the code has been used in the meantime. */
  private async reseal({ userId, codeHash }: Stored, sealed: Buffer): Promise<void> {
    await this.database.write((manager) =>
      manager.update(RecoveryCodeEntity, { userId, codeHash }, { codeHash: sealed }),
    );
  }

  private notSealed(after: Stored | undefined): Promise<Stored[]> {
    const prefix = Buffer.from(this.box.currentPrefix);
    return this.database.read((manager) => {
      const query = manager
        .createQueryBuilder(RecoveryCodeEntity, 'c')
        .where('substring(c.codeHash FROM 1 FOR :length) <> :prefix', { length: prefix.length, prefix });
      if (after)
        query.andWhere('(c.userId, c.codeHash) > (:userId, :codeHash)', {
          userId: after.userId,
          codeHash: after.codeHash,
        });
      return query.orderBy({ 'c.userId': 'ASC', 'c.codeHash': 'ASC' }).take(STEP).getMany();
    });
  }

  private seal(userId: string, hash: Buffer): Buffer {
    return Buffer.from(this.box.seal(hash.toString('base64url'), userId));
  }

  private open({ userId, codeHash }: Stored): Buffer | undefined {
    if (codeHash.length === PLAIN_BYTES) return codeHash;
    const opened = this.box.openSealed(codeHash.toString(), userId);
    return opened === undefined ? undefined : Buffer.from(opened, 'base64url');
  }
}
