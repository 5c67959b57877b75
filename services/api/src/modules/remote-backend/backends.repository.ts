import { Injectable } from '@nestjs/common';
import type { RemoteBackend } from '@taskloom/contracts';
import { Any, Not } from 'typeorm';
import { Database, now, wireTime, type Transaction } from '../../platform/database/index.js';
import { publicPersonSql, UserEntity } from '../users/index.js';
import { RemoteBackendEntity } from './remote-backend.entity.js';

const AGREED_JSON = `json_build_object('address', b.address, 'at', ${wireTime('b.agreed_at')},
  'by', CASE WHEN u.id IS NOT NULL THEN ${publicPersonSql('u')} END)`;

type Agreed = NonNullable<RemoteBackend['agreed']> & { address: string };

/** The addresses that admins have agreed to. */
@Injectable()
export class BackendsRepository {
  constructor(private readonly database: Database) {}

  async agreed(remote: string): Promise<Agreed[]> {
    const rows = await this.database.read((manager) =>
      manager
        .createQueryBuilder(RemoteBackendEntity, 'b')
        .leftJoin(UserEntity, 'u', 'u.id = b.agreedBy')
        .select(AGREED_JSON, 'agreed')
        .where({ remote })
        .orderBy('b.agreedAt', 'DESC')
        .getRawMany<{ agreed: Agreed }>(),
    );
    return rows.map(({ agreed }) => agreed);
  }

  isAgreed(remote: string, address: string): Promise<boolean> {
    return this.database.read((manager) => manager.existsBy(RemoteBackendEntity, { remote, address }));
  }

  async agree({ manager }: Transaction, remote: string, address: string, agreedBy: string): Promise<void> {
    await manager.upsert(RemoteBackendEntity, { remote, address, agreedBy, agreedAt: now }, [
      'remote',
      'address',
    ]);
  }

  /** False if it was not agreed to. */
  async withdraw({ manager }: Transaction, remote: string, address: string): Promise<boolean> {
    const { affected } = await manager.delete(RemoteBackendEntity, { remote, address });
    return affected === 1;
  }

  /** Withdraws the consent to all other addresses. */
  async keepOnly({ manager }: Transaction, remote: string, addresses: string[]): Promise<void> {
    await manager.delete(RemoteBackendEntity, { remote, address: Not(Any(addresses)) });
  }
}
