import { statement } from '../../../platform/database/index.js';

/** Differs from the live version, because a version may be in the stack twice. */
const BEFORE = `(SELECT b.version FROM remote_releases b JOIN remote_versions v USING (remote, version)
   WHERE b.remote = r.name AND b.version <> live.version AND v.revoked_reason IS NULL AND v.storage = 'kept'
   ORDER BY b.revision DESC LIMIT 1)`;

/** Saves four round trips in each change of a remote. */
export const STATE = statement(
  'remotes.state',
  `SELECT r.name, r.revision, r.locked_by AS "lockedBy", r.lock_reason AS "lockReason", r.chosen,
          live.version AS live, ${BEFORE} AS before,
          (SELECT json_build_object('version', version, 'percent', percent) FROM remote_trials
           WHERE remote = r.name AND kind = 'canary') AS canary,
          (SELECT version FROM remote_trials WHERE remote = r.name AND kind = 'preview') AS preview
   FROM remotes r
   LEFT JOIN LATERAL (
     SELECT version FROM remote_releases WHERE remote = r.name ORDER BY revision DESC LIMIT 1
   ) live ON true
   WHERE r.name = $1`,
);

/** Saves a round trip while the whole registry is locked. */
export const NEXT = statement(
  'remotes.next-revision',
  `WITH next AS (
     INSERT INTO remote_registry (revision) VALUES (1)
     ON CONFLICT (one) DO UPDATE SET revision = remote_registry.revision + 1 RETURNING revision
   )
   UPDATE remotes SET revision = next.revision, chosen = chosen OR $2 FROM next
   WHERE name = $1 RETURNING next.revision`,
);

/** Saves loading the contributions of all versions. Returns the routes of other remotes' live versions and canaries. */
export const OTHER_PATHS = statement(
  'remotes.other-paths',
  `SELECT v.remote, jsonb_array_elements(v.contribution->'routes')->>'path' AS path FROM remote_versions v
   WHERE v.remote <> $1 AND (
     v.version = (SELECT version FROM remote_releases l WHERE l.remote = v.remote ORDER BY revision DESC LIMIT 1)
     OR EXISTS (SELECT FROM remote_trials t WHERE t.remote = v.remote AND t.version = v.version AND t.kind = 'canary'))`,
);
