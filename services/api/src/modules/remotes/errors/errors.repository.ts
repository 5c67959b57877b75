import { Injectable } from '@nestjs/common';
import { Database, olderThan, wireTime } from '../../../platform/database/index.js';
import { KEEP_ERROR } from './errors.statements.js';
import { RemoteErrorPersonEntity } from './remote-error-person.entity.js';
import { RemoteErrorEntity } from './remote-error.entity.js';

const KEPT_SECONDS = 14 * 86_400;
const MOST_LISTED = 20;

export interface ReportedError {
  name: string;
  version: string;
  fingerprint: string;
  message: string;
  stack: string;
  reference: string | null;
}

/** An error with the number of its people. */
export interface ErrorRow {
  version: string;
  message: string;
  stack: string;
  count: number;
  people: number;
  firstAt: string;
  lastAt: string;
  reference: string | null;
}

@Injectable()
export class ErrorsRepository {
  constructor(private readonly database: Database) {}

  async keep(person: string, error: ReportedError): Promise<void> {
    const { name, version, fingerprint, message, stack, reference } = error;
    await this.database.rows(KEEP_ERROR, [person, name, version, fingerprint, message, stack, reference]);
  }

  /** Most people first. */
  list(remote: string): Promise<ErrorRow[]> {
    return this.database.read((manager) =>
      manager
        .createQueryBuilder(RemoteErrorEntity, 'e')
        .select(['e.version AS version', 'e.message AS message', 'e.stack AS stack', 'e.count AS count'])
        .addSelect([`${wireTime('e.first_at')} AS "firstAt"`, `${wireTime('e.last_at')} AS "lastAt"`])
        .addSelect(['e.reference AS reference', 'count(p.person)::int AS people'])
        .leftJoin(RemoteErrorPersonEntity, 'p', 'p.errorId = e.id')
        .where({ remote })
        .groupBy('e.id')
        .orderBy('people', 'DESC')
        .addOrderBy('e.last_at', 'DESC')
        .limit(MOST_LISTED)
        .getRawMany<ErrorRow>(),
    );
  }

  async forgetOld(): Promise<void> {
    await this.database.write((manager) =>
      manager.delete(RemoteErrorEntity, { lastAt: olderThan(KEPT_SECONDS) }),
    );
  }
}
