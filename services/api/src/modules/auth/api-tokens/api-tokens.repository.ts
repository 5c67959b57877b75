import { Injectable } from '@nestjs/common';
import { LIMITS } from '@taskloom/contracts';
import { Any } from 'typeorm';
import {
  Database,
  deleteSome,
  future,
  now,
  olderThan,
  type Transaction,
} from '../../../platform/database/index.js';
import { ProjectEntity, ProjectMemberEntity } from '../../projects/index.js';
import { UserEntity } from '../../users/index.js';
import { ApiTokenEntity } from './api-token.entity.js';

type NewToken = Pick<
  ApiTokenEntity,
  'id' | 'userId' | 'name' | 'tokenHash' | 'prefix' | 'scope' | 'projectIds'
>;

const DAY_SECONDS = 86_400;
/** Expired tokens stay in the list for so long. */
const SHOWN_DAYS = 30;
const STEP = 1_000;

@Injectable()
export class ApiTokensRepository {
  constructor(private readonly database: Database) {}

  /** The id of a token that has not expired. */
  async idOf(tokenHash: Buffer): Promise<string | undefined> {
    const token = await this.database.read((manager) =>
      manager.findOne(ApiTokenEntity, { select: { id: true }, where: { tokenHash, expiresAt: future() } }),
    );
    return token?.id;
  }

  async idsOf({ manager }: Transaction, userId: string): Promise<string[]> {
    const tokens = await manager.find(ApiTokenEntity, { select: { id: true }, where: { userId } });
    return tokens.map(({ id }) => id);
  }

  /** Newest first. */
  listOf(userId: string): Promise<ApiTokenEntity[]> {
    return this.database.read((manager) =>
      manager.find(ApiTokenEntity, { where: { userId }, order: { id: 'DESC' }, take: LIMITS.apiTokens }),
    );
  }

  /** The given projects that the person is a member of, with their titles. */
  async projectsOf(userId: string, ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const projects = await this.database.read((manager) =>
      manager
        .createQueryBuilder(ProjectEntity, 'p')
        .innerJoin(ProjectMemberEntity, 'm', 'm.projectId = p.id AND m.userId = :userId', { userId })
        .select(['p.id', 'p.title'])
        .where({ id: Any([...ids]) })
        .getMany(),
    );
    return new Map(projects.map(({ id, title }) => [id, title]));
  }

  /** Locks the person, so that requests at the same time don't exceed the limit. False when there is no room. */
  async insert({ manager }: Transaction, token: NewToken, days: number): Promise<boolean> {
    await manager.findOne(UserEntity, {
      select: { id: true },
      where: { id: token.userId },
      lock: { mode: 'pessimistic_write' },
    });
    if ((await manager.countBy(ApiTokenEntity, { userId: token.userId })) >= LIMITS.apiTokens) return false;
    await manager
      .createQueryBuilder()
      .insert()
      .into(ApiTokenEntity)
      .values({ ...token, expiresAt: () => 'now() + make_interval(days => :days)' })
      .setParameter('days', days)
      .execute();
    return true;
  }

  /** The name of the removed token; undefined when the person has no such token. */
  async remove({ manager }: Transaction, userId: string, id: string): Promise<string | undefined> {
    const { raw } = await manager
      .createQueryBuilder()
      .delete()
      .from(ApiTokenEntity)
      .where({ userId, id })
      .returning('name')
      .execute();
    return raw[0]?.name;
  }

  /** The ids of the removed tokens. */
  async removeAllOf({ manager }: Transaction, userId: string): Promise<string[]> {
    const { raw } = await manager
      .createQueryBuilder()
      .delete()
      .from(ApiTokenEntity)
      .where({ userId })
      .returning('id')
      .execute();
    return raw.map(({ id }: { id: string }) => id);
  }

  async used(ids: readonly string[]): Promise<void> {
    await this.database.write((manager) =>
      manager.update(ApiTokenEntity, { id: Any([...ids]) }, { lastUsedAt: now }),
    );
  }

  async removeOld(): Promise<void> {
    const old = { expiresAt: olderThan(SHOWN_DAYS * DAY_SECONDS) };
    await this.database.write((manager) => deleteSome(manager, ApiTokenEntity, old, STEP));
  }
}
