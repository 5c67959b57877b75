import { statement } from '../../../platform/database/index.js';
import { mayRun } from '../versions/may-run.statements.js';

const versionJson = (v: string, more = ''): string =>
  `json_build_object('version', ${v}.version, 'contribution', ${v}.contribution, 'files', ${v}.files,
     'revoked', ${v}.revoked_reason, 'publishedBy', ${v}.actor${more})`;

const trial = (kind: string, more = ''): string =>
  `(SELECT ${versionJson('v', more)} FROM remote_trials t JOIN remote_versions v USING (remote, version)
    WHERE t.remote = r.name AND t.kind = '${kind}')`;

/**
 * Saves loading all releases and versions: 0.07 instead of 1.3 ms for 120 versions. A single statement, so that revision and versions are consistent.
 */
export const SNAPSHOT = statement(
  'remotes.snapshot',
  `SELECT revision, (
     SELECT COALESCE(json_agg(json_build_object(
       'name', r.name,
       'live', ${versionJson('live')},
       'before', (SELECT ${versionJson('v')} FROM remote_releases b JOIN remote_versions v USING (remote, version)
                  WHERE b.remote = r.name AND b.version <> live.version AND ${mayRun('v')}
                  ORDER BY b.revision DESC LIMIT 1),
       'canary', ${trial('canary', ", 'percent', t.percent")}
     ) ORDER BY r.name), '[]')
     FROM remotes r JOIN LATERAL (
       SELECT v.* FROM remote_releases l JOIN remote_versions v USING (remote, version)
       WHERE l.remote = r.name ORDER BY l.revision DESC LIMIT 1
     ) live ON true
   ) AS remotes
   FROM remote_registry`,
);
