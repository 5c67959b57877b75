import { Injectable } from '@nestjs/common';
import type { InstallationStorage } from '@taskloom/contracts';
import { Database, type Transaction } from '../../platform/database/index.js';
import { TeamMembershipEntity } from '../team/index.js';
import { avatarSql, UserEntity } from '../users/index.js';
import { StorageUsageEntity } from './storage-usage.entity.js';
import { BESIDE, INSTALLATION, USED_BYTES } from './storage.statements.js';

/** Used bytes by quota. */
export interface UsedBytes {
  installation: number;
  person: number;
  project: number;
  /** Of the person: deleted files that are still in the store, and uploads in progress. */
  waiting: number;
}

export interface Used {
  used: number;
  files: number;
}

@Injectable()
export class StorageRepository {
  constructor(private readonly database: Database) {}

  /** Inside a transaction that has inserted an attachment: true until it ends, since it has locked these rows. */
  async usedBytes(
    userId: string,
    projectId: string | null,
    connection: Pick<Transaction, 'row'> = this.database,
  ): Promise<UsedBytes> {
    const row = await connection.row<UsedBytes>(USED_BYTES, [userId, projectId]);
    return row ?? { installation: 0, person: 0, project: 0, waiting: 0 };
  }

  ofPerson(userId: string): Promise<Used> {
    return this.sum('person', userId);
  }

  ofProject(projectId: string): Promise<Used> {
    return this.sum('project', projectId);
  }

  async ofInstallation(
    userId: string,
  ): Promise<Used & Pick<InstallationStorage, 'waiting' | 'builds' | 'database' | 'people'>> {
    type Beside = Pick<InstallationStorage, 'waiting' | 'builds' | 'database'>;
    const [whole, beside, people] = await Promise.all([
      this.sum('installation', INSTALLATION),
      this.database.row<Beside>(BESIDE),
      this.largestInTeamOf(userId),
    ]);
    return { ...whole, ...(beside ?? { waiting: 0, builds: 0, database: 0 }), people };
  }

  private largestInTeamOf(userId: string): Promise<InstallationStorage['people']> {
    return this.database.read((manager) =>
      manager
        .createQueryBuilder(StorageUsageEntity, 'usage')
        .innerJoin(UserEntity, 'u', 'u.id = usage.subject')
        .innerJoin(TeamMembershipEntity, 'm', 'm.userId = u.id')
        .innerJoin(TeamMembershipEntity, 'mine', 'mine.teamId = m.teamId AND mine.userId = :userId', {
          userId,
        })
        .select(`json_build_object('_id', u.id, 'name', u.name, 'avatar', ${avatarSql('u')})`, 'user')
        .addSelect(['usage.bytes AS used', 'usage.files AS files'])
        .where(`usage.kind = 'person' AND usage.files > 0`)
        .orderBy({ 'usage.bytes': 'DESC', 'u.id': 'ASC' })
        .limit(10)
        .getRawMany<InstallationStorage['people'][number]>(),
    );
  }

  private async sum(kind: StorageUsageEntity['kind'], subject: string): Promise<Used> {
    const usage = await this.database.read((manager) =>
      manager.findOneBy(StorageUsageEntity, { kind, subject }),
    );
    return { used: usage?.bytes ?? 0, files: usage?.files ?? 0 };
  }
}
