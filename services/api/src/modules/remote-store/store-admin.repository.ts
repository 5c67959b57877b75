import { Injectable } from '@nestjs/common';
import type { RemoteStoreScope, StoredScope } from '@taskloom/contracts';
import type { SelectQueryBuilder } from 'typeorm';
import { Database, deleteSome } from '../../platform/database/index.js';
import { RemotePersonValueEntity } from './remote-person-value.entity.js';
import { RemoteProjectValueEntity } from './remote-project-value.entity.js';
import type { RemoteValue } from './remote-value.entity.js';

const MOST_KEYS = 20;
/** Rows that are deleted at once. */
const STEP = 1_000;

const ENTITIES = { project: RemoteProjectValueEntity, person: RemotePersonValueEntity } as const;
const OWNERS = { project: 'v.project_id', person: 'v.user_id' } as const;

const SUM = 'COALESCE(sum(v.bytes), 0)::int';

/** The values of one remote as a whole. Few people read it, so the queries are separate. */
@Injectable()
export class StoreAdminRepository {
  constructor(private readonly database: Database) {}

  async read(remote: string, scope: StoredScope): Promise<RemoteStoreScope> {
    const of = <Row>(query: Parameters<typeof this.query<Row>>[2]) => this.query<Row>(remote, scope, query);
    const [[sums], keys] = await Promise.all([
      of<{ owners: number; values: number; bytes: number }>((values) =>
        values
          .select(`count(DISTINCT ${OWNERS[scope]})::int`, 'owners')
          .addSelect('count(*)::int', 'values')
          .addSelect(SUM, 'bytes'),
      ),
      of<RemoteStoreScope['keys'][number]>((values) =>
        values
          .select('v.key', 'key')
          .addSelect('count(*)::int', 'values')
          .addSelect(SUM, 'bytes')
          .groupBy('v.key')
          .orderBy('bytes', 'DESC')
          .addOrderBy('v.key')
          .limit(MOST_KEYS),
      ),
    ]);
    return { scope, owners: 0, values: 0, bytes: 0, ...sums, keys };
  }

  /** How many were there. */
  async clear(remote: string, scope: StoredScope): Promise<number> {
    let all = 0;
    for (let removed = STEP; removed === STEP; all += removed)
      removed = await this.database.write((manager) =>
        deleteSome<{ remote: string }>(manager, ENTITIES[scope], { remote }, STEP),
      );
    return all;
  }

  private query<Row>(
    remote: string,
    scope: StoredScope,
    select: (values: SelectQueryBuilder<RemoteValue>) => SelectQueryBuilder<RemoteValue>,
  ): Promise<Row[]> {
    return this.database.read((manager) =>
      select(manager.createQueryBuilder<RemoteValue>(ENTITIES[scope], 'v').where({ remote })).getRawMany(),
    );
  }
}
