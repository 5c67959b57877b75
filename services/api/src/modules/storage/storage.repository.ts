import { Injectable } from '@nestjs/common';
import type { InstallationStorage } from '@taskloom/contracts';
import { Database, type Transaction } from '../../platform/database/index.js';
import type { DecidedQuotas } from '../../platform/policies/index.js';
import { ProjectEntity } from '../projects/index.js';
import { TeamMembershipEntity } from '../team/index.js';
import { avatarSql, UserEntity } from '../users/index.js';
import { StorageUsageEntity } from './storage-usage.entity.js';
import { INSTALLATION, USED_BYTES } from './storage.statements.js';

/** People and projects that are listed. */
const LARGEST = 10;

/** Used bytes by quota. */
export interface UsedBytes {
  installation: number;
  person: number;
  project: number;
  /** Of the person: deleted files that are still in the store, and uploads in progress. */
  waiting: number;
  /** The quotas that admins have set, if any. */
  decided: DecidedQuotas | null;
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
    connection: Pick<Transaction, 'rows'> = this.database,
  ): Promise<UsedBytes> {
    const [row] = await connection.rows<UsedBytes>(USED_BYTES, [userId, projectId]);
    return row ?? { installation: 0, person: 0, project: 0, waiting: 0, decided: null };
  }

  ofPerson(userId: string): Promise<Used> {
    return this.sum('person', userId);
  }

  ofProject(projectId: string): Promise<Used> {
    return this.sum('project', projectId);
  }

  async ofInstallation(
    userId: string,
  ): Promise<Used & Pick<InstallationStorage, 'waiting' | 'builds' | 'database' | 'people' | 'projects'>> {
    const [whole, waiting, other, people, projects] = await Promise.all([
      this.sum('installation', INSTALLATION),
      this.discarded(),
      this.buildsAndDatabase(),
      this.largestInTeamOf(userId),
      this.largestProjectsOfTeamOf(userId),
    ]);
    return {
      ...whole,
      waiting,
      builds: other?.builds ?? 0,
      database: other?.database ?? 0,
      people,
      projects,
    };
  }

  private async discarded(): Promise<number> {
    const row = await this.database.read((manager) =>
      manager
        .createQueryBuilder()
        .select('coalesce(sum(d.size), 0)::float8', 'bytes')
        .from('discarded_files', 'd')
        .getRawOne<{ bytes: number }>(),
    );
    return row?.bytes ?? 0;
  }

  private buildsAndDatabase(): Promise<{ builds: number; database: number } | undefined> {
    return this.database.read((manager) =>
      manager
        .createQueryBuilder()
        .select('coalesce(sum(v.size), 0)::float8', 'builds')
        .addSelect('pg_database_size(current_database())::float8', 'database')
        .from('remote_versions', 'v')
        .where(`v.storage <> 'gone'`)
        .getRawOne(),
    );
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
        .limit(LARGEST)
        .getRawMany<InstallationStorage['people'][number]>(),
    );
  }

  /** Also those in the trash, whose files still take space. */
  private largestProjectsOfTeamOf(userId: string): Promise<InstallationStorage['projects']> {
    return this.database.read((manager) =>
      manager
        .createQueryBuilder(StorageUsageEntity, 'usage')
        .innerJoin(ProjectEntity, 'p', 'p.id = usage.subject')
        .innerJoin(UserEntity, 'u', 'u.id = p.ownerId')
        .innerJoin(TeamMembershipEntity, 'm', 'm.userId = u.id')
        .innerJoin(TeamMembershipEntity, 'mine', 'mine.teamId = m.teamId AND mine.userId = :userId', {
          userId,
        })
        .select(`json_build_object('_id', p.id, 'title', p.title)`, 'project')
        .addSelect(`json_build_object('_id', u.id, 'name', u.name, 'avatar', ${avatarSql('u')})`, 'owner')
        .addSelect(['usage.bytes AS used', 'usage.files AS files'])
        .where(`usage.kind = 'project' AND usage.files > 0`)
        .orderBy({ 'usage.bytes': 'DESC', 'p.id': 'ASC' })
        .limit(LARGEST)
        .getRawMany<InstallationStorage['projects'][number]>(),
    );
  }

  private async sum(kind: StorageUsageEntity['kind'], subject: string): Promise<Used> {
    const usage = await this.database.read((manager) =>
      manager.findOneBy(StorageUsageEntity, { kind, subject }),
    );
    return { used: usage?.bytes ?? 0, files: usage?.files ?? 0 };
  }
}
