import type { Client } from 'pg';
import type { ArtefactStorage } from '../platform/storage/index.js';
import type { MissingFile } from './archive.js';
import { readWhole } from './read-whole.js';

interface Kept {
  remote: string;
  version: string;
  paths: string[];
  /** Whether the build is being served now. */
  needed: boolean;
}

const KEPT = `
  SELECT v.remote, v.version,
    ARRAY(SELECT jsonb_object_keys(v.files) ORDER BY 1)
      || CASE WHEN v.revoked_reason IS NULL THEN '{}'::text[] ELSE '{revoked.txt}' END || '{remote.json}'::text[] AS paths,
    EXISTS (SELECT FROM remote_trials t WHERE t.remote = v.remote AND t.version = v.version)
      OR v.version = (SELECT version FROM remote_releases r WHERE r.remote = v.remote ORDER BY revision DESC LIMIT 1)
      AS needed
  FROM remote_versions v WHERE v.storage = 'kept' ORDER BY v.remote, v.published_at, v.version`;

/**
 * Yields the files of every build that can be live again; `remote.json` comes last in each. A build that has left the
 * storage meanwhile is skipped, unless it is being served.
 *
 * @param miss called with each missing file of a build that is being served
 */
export async function* buildsOf(
  client: Client,
  artefacts: ArtefactStorage,
  miss: (file: MissingFile) => void,
) {
  const { rows } = await client.query<Kept>(KEPT);
  for (const { remote, version, paths, needed } of rows) {
    const folder = `${remote}/${version}`;
    if (!needed && !(await artefacts.has(`${folder}/remote.json`))) continue;
    for (const file of paths) {
      const path = `${folder}/${file}`;
      const content = await readWhole(() => artefacts.read(path));
      if (typeof content !== 'string') yield { path, content };
      else if (needed)
        miss({ path: `remotes/${path}`, problem: content, name: `${remote} ${version}: ${file}` });
      else break;
    }
  }
}
