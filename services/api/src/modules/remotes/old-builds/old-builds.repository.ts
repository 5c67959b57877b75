import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../platform/database/index.js';

/** A build whose files leave, and their paths. */
export interface LeavingBuild {
  remote: string;
  version: string;
  paths: string[];
}

/** A file of a build that was never published. */
export interface StrayUpload {
  remote: string;
  version: string;
  path: string;
  /** It was, after all: only the note of its upload is old. */
  published: boolean;
}

/** Of each remote: activations whose versions stay, published versions that stay, releases to which a rollback leads. */
const KEPT = 50;

const ALL_REMOTES = statement('old-builds.lock', 'SELECT name FROM remotes ORDER BY name FOR UPDATE');

const newest = (columns: string): string =>
  `(SELECT remote, version, row_number() OVER (PARTITION BY remote ORDER BY ${columns}) AS place`;

const isAmong = (list: string): string =>
  `EXISTS (SELECT FROM ${list} l WHERE l.remote = v.remote AND l.version = v.version AND l.place <= ${KEPT})`;

/** A day old at least: who has such a screen open may still ask for a part of it. */
const RELEASE = statement(
  'old-builds.let-go',
  `WITH moved AS ${newest('id DESC')} FROM remote_journal
     WHERE version IS NOT NULL AND action IN ('activate', 'canary', 'preview', 'rollback')),
   published AS ${newest('published_at DESC, version DESC')} FROM remote_versions WHERE storage = 'kept'),
   released AS ${newest('max(revision) DESC')} FROM remote_releases GROUP BY remote, version)
   UPDATE remote_versions v SET storage = 'leaving'
   WHERE storage = 'kept' AND published_at < now() - interval '1 day'
     AND NOT ${isAmong('moved')} AND NOT ${isAmong('published')} AND NOT ${isAmong('released')}
     AND NOT EXISTS (SELECT FROM remote_trials t WHERE t.remote = v.remote AND t.version = v.version)`,
);

const LEAVING = statement(
  'old-builds.leaving',
  `SELECT remote, version, ARRAY(SELECT jsonb_object_keys(files)) AS paths FROM remote_versions
   WHERE storage = 'leaving'`,
);

const GONE = statement(
  'old-builds.gone',
  `UPDATE remote_versions SET storage = 'gone' WHERE remote = $1 AND version = $2 AND storage = 'leaving'`,
);

const FORGET_UPLOADS = statement(
  'old-builds.forget-uploads',
  `DELETE FROM remote_files f WHERE at < now() - interval '7 days'
   RETURNING remote, version, path, EXISTS (
     SELECT FROM remote_versions v WHERE v.remote = f.remote AND v.version = f.version AND v.storage = 'kept'
   ) AS published`,
);

@Injectable()
export class OldBuildsRepository {
  constructor(private readonly database: Database) {}

  /** Nothing can make them live again from now on. What is live, a canary, a preview or their fallback is never among them. */
  async releaseAll(): Promise<void> {
    await this.database.transaction(async (tx) => {
      await tx.rows(ALL_REMOTES, []);
      await tx.rows(RELEASE, []);
    });
  }

  leaving(): Promise<LeavingBuild[]> {
    return this.database.rows<LeavingBuild>(LEAVING);
  }

  async gone({ remote, version }: LeavingBuild): Promise<void> {
    await this.database.rows(GONE, [remote, version]);
  }

  forgetUploads(): Promise<StrayUpload[]> {
    return this.database.rows<StrayUpload>(FORGET_UPLOADS);
  }
}
