import { Injectable } from '@nestjs/common';
import type { InstallationStorage } from '@taskloom/contracts';
import { Database, statement, type Transaction } from '../../platform/database/index.js';

const INSTALLATION = "'00000000-0000-0000-0000-000000000000'";

/** Bytes by what they are counted for. */
export interface UsedBytes {
  installation: number;
  person: number;
  project: number;
  /** Of the person: deleted files that still lie in the store, and uploads on their way. */
  waiting: number;
}

export interface Used {
  used: number;
  files: number;
}

const bytesOf = (kind: string, subject: string): string =>
  `coalesce((SELECT bytes FROM storage_usage WHERE kind = '${kind}' AND subject = ${subject}), 0)::float8`;

const USED_BYTES = statement(
  'storage.used-bytes',
  `SELECT ${bytesOf('installation', INSTALLATION)} AS installation, ${bytesOf('person', '$1')} AS person,
     ${bytesOf('project', '$2')} AS project,
     (SELECT coalesce(sum(size), 0) FROM discarded_files WHERE uploader_id = $1)::float8 AS waiting`,
);

const used = (kind: string, subject: string) =>
  statement(
    `storage.${kind}`,
    `SELECT coalesce(sum(bytes), 0)::float8 AS used, coalesce(sum(files), 0)::int AS files
     FROM storage_usage WHERE kind = '${kind}' AND subject = ${subject}`,
  );
const PERSON = used('person', '$1');
const PROJECT = used('project', '$1');
const WHOLE = used('installation', INSTALLATION);

const BESIDE = statement(
  'storage.beside',
  `SELECT (SELECT coalesce(sum(size), 0) FROM discarded_files)::float8 AS waiting,
     (SELECT coalesce(sum(size), 0) FROM remote_versions WHERE storage <> 'gone')::float8 AS builds,
     pg_database_size(current_database())::float8 AS database`,
);

const PEOPLE = statement(
  'storage.people',
  `SELECT json_build_object('_id', p.id, 'name', p.name, 'avatar', coalesce(p.avatar, p.initials_avatar)) AS "user",
     u.bytes::float8 AS used, u.files
   FROM storage_usage u JOIN users p ON p.id = u.subject JOIN team_memberships m ON m.user_id = p.id
   WHERE u.kind = 'person' AND u.files > 0 AND m.team_id = (SELECT team_id FROM team_memberships WHERE user_id = $1)
   ORDER BY u.bytes DESC, p.id LIMIT 10`,
);

@Injectable()
export class StorageRepository {
  constructor(private readonly database: Database) {}

  /** Inside a transaction that has inserted an attachment: true until it ends, since it has locked these rows. */
  async usedBytes(
    userId: string,
    projectId: string,
    connection: Pick<Transaction, 'row'> = this.database,
  ): Promise<UsedBytes> {
    const row = await connection.row<UsedBytes>(USED_BYTES, [userId, projectId]);
    return row ?? { installation: 0, person: 0, project: 0, waiting: 0 };
  }

  ofPerson(userId: string): Promise<Used> {
    return this.sum(PERSON, [userId]);
  }

  ofProject(projectId: string): Promise<Used> {
    return this.sum(PROJECT, [projectId]);
  }

  async ofInstallation(
    userId: string,
  ): Promise<Used & Pick<InstallationStorage, 'waiting' | 'builds' | 'database' | 'people'>> {
    type Beside = Pick<InstallationStorage, 'waiting' | 'builds' | 'database'>;
    const [whole, beside, people] = await Promise.all([
      this.sum(WHOLE, []),
      this.database.row<Beside>(BESIDE),
      this.database.rows<InstallationStorage['people'][number]>(PEOPLE, [userId]),
    ]);
    return { ...whole, ...(beside ?? { waiting: 0, builds: 0, database: 0 }), people };
  }

  private async sum(what: typeof PERSON, params: unknown[]): Promise<Used> {
    return (await this.database.row<Used>(what, params)) ?? { used: 0, files: 0 };
  }
}
