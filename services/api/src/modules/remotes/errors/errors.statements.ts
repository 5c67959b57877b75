import { statement } from '../../../platform/database/index.js';

/** Maximum number of different errors of one version. */
const ERRORS_OF_A_VERSION = 100;
/** Maximum number of different errors after which a person's reports add no new one. */
const ERRORS_OF_A_PERSON = 50;

/**
 * Saves three round trips for each report. The first report of an error makes its row, the others count; reports of a new error beyond
 * the limits are ignored. Returns the row's id.
 */
export const KEEP_ERROR = statement(
  'remotes.keepError',
  `WITH kept AS (
     INSERT INTO remote_errors (remote, version, fingerprint, message, stack, reference)
     SELECT remote, version, $4, $5, $6, $7 FROM remote_versions v
     WHERE remote = $2 AND version = $3 AND (
       EXISTS (SELECT FROM remote_errors e WHERE e.remote = $2 AND e.version = $3 AND e.fingerprint = $4)
       OR ((SELECT count(*) FROM remote_errors e WHERE e.remote = $2 AND e.version = $3) < ${ERRORS_OF_A_VERSION}
         AND (SELECT count(*) FROM remote_error_people p WHERE p.person = $1) < ${ERRORS_OF_A_PERSON}))
     ON CONFLICT (remote, version, fingerprint) DO UPDATE SET count = remote_errors.count + 1, last_at = now(),
       reference = excluded.reference
     RETURNING id
   ), seen AS (
     INSERT INTO remote_error_people (error_id, person) SELECT id, $1 FROM kept ON CONFLICT DO NOTHING
   )
   SELECT id FROM kept`,
);
