import { statement } from '../../platform/database/index.js';

export const INSTALLATION = '00000000-0000-0000-0000-000000000000';

const bytesOf = (kind: string, subject: string): string =>
  `coalesce((SELECT bytes FROM storage_usage WHERE kind = '${kind}' AND subject = ${subject}), 0)::float8`;

/** Saves three round trips for each upload. */
export const USED_BYTES = statement(
  'storage.used-bytes',
  `SELECT ${bytesOf('installation', `'${INSTALLATION}'`)} AS installation, ${bytesOf('person', '$1')} AS person,
     ${bytesOf('project', '$2')} AS project,
     (SELECT coalesce(sum(size), 0) FROM discarded_files WHERE uploader_id = $1)::float8 AS waiting`,
);

/** Saves three round trips; TypeORM can't ask for the size of the database. */
export const BESIDE = statement(
  'storage.beside',
  `SELECT (SELECT coalesce(sum(size), 0) FROM discarded_files)::float8 AS waiting,
     (SELECT coalesce(sum(size), 0) FROM remote_versions WHERE storage <> 'gone')::float8 AS builds,
     pg_database_size(current_database())::float8 AS database`,
);
