import { Injectable } from '@nestjs/common';
import type { RemoteActor, RemoteContribution, RemoteFile, RemotePreviewOffer } from '@taskloom/contracts';
import { Database, statement, wireTime } from '../../../platform/database/index.js';

export interface SnapshotVersion {
  version: string;
  contribution: Omit<RemoteContribution, 'name'>;
  files: Record<string, RemoteFile>;
  revoked: string | null;
  publishedBy: RemoteActor;
}

/** A version that somebody may want to preview, and what keeps them from it. */
export interface Previewable extends RemotePreviewOffer {
  locked: boolean;
  lockReason: string | null;
  revoked: string | null;
}

/** What is live of one remote. */
export interface SnapshotRemote {
  name: string;
  live: SnapshotVersion;
  /** Live before it, and may run. */
  before: SnapshotVersion | null;
  canary: (SnapshotVersion & { percent: number }) | null;
}

export interface Snapshot {
  revision: number;
  remotes: SnapshotRemote[];
}

const versionJson = (v: string, more = ''): string =>
  `json_build_object('version', ${v}.version, 'contribution', ${v}.contribution, 'files', ${v}.files,
     'revoked', ${v}.revoked_reason, 'publishedBy', ${v}.actor${more})`;

const trial = (kind: string, more = ''): string =>
  `(SELECT ${versionJson('v', more)} FROM remote_trials t JOIN remote_versions v USING (remote, version)
    WHERE t.remote = r.name AND t.kind = '${kind}')`;

const REVISION = statement('remotes.revision', 'SELECT revision FROM remote_registry');

/** One statement, so that revision and pointers belong together. */
const SNAPSHOT = statement(
  'remotes.snapshot',
  `SELECT revision, (
     SELECT COALESCE(json_agg(json_build_object(
       'name', r.name,
       'live', ${versionJson('live')},
       'before', (SELECT ${versionJson('v')} FROM remote_releases b JOIN remote_versions v USING (remote, version)
                  WHERE b.remote = r.name AND b.version <> live.version AND v.revoked_reason IS NULL AND v.storage = 'kept'
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

const VERSION = statement(
  'remotes.snapshot-version',
  `SELECT ${versionJson('v')} AS version FROM remote_versions v JOIN remotes r ON r.name = v.remote
   WHERE remote = $1 AND version = $2 AND storage = 'kept' AND revoked_reason IS NULL AND r.locked_by IS NULL`,
);

const PREVIEWABLE = statement(
  'remotes.previewable',
  `SELECT v.remote, v.contribution->>'title' AS title, v.version, v.actor AS "publishedBy",
          ${wireTime('v.published_at')} AS "publishedAt", v.commit,
          r.locked_by IS NOT NULL AS locked, r.lock_reason AS "lockReason", v.revoked_reason AS revoked
   FROM remote_versions v JOIN remotes r ON r.name = v.remote
   WHERE v.remote = $1 AND v.storage = 'kept' AND v.version = CASE WHEN $2 = 'preview'
     THEN (SELECT version FROM remote_trials WHERE remote = $1 AND kind = 'preview') ELSE $2 END`,
);

/** Read anew only when the registry's revision says so. */
@Injectable()
export class SnapshotRepository {
  private last?: Snapshot;

  constructor(private readonly database: Database) {}

  async revision(): Promise<number> {
    return (await this.database.row<{ revision: number }>(REVISION))?.revision ?? 0;
  }

  async current(): Promise<Snapshot> {
    const revision = await this.revision();
    if (this.last?.revision !== revision) {
      this.last = (await this.database.row<Snapshot>(SNAPSHOT)) ?? { revision: 0, remotes: [] };
    }
    return this.last;
  }

  /** A published version, or the one that the preview channel has now. */
  previewable(name: string, version: string): Promise<Previewable | undefined> {
    return this.database.row<Previewable>(PREVIEWABLE, [name, version]);
  }

  /** For a preview: any version that may run, of a remote that is not locked. */
  async version(name: string, version: string): Promise<SnapshotVersion | undefined> {
    return (await this.database.row<{ version: SnapshotVersion }>(VERSION, [name, version]))?.version;
  }
}
