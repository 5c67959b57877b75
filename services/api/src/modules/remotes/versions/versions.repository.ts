import { Injectable } from '@nestjs/common';
import type { RemoteActor, RemoteArtefact, RemoteFile, RemoteRequirements } from '@taskloom/contracts';
import { Database, statement, type Transaction } from '../../../platform/database/index.js';

export interface PublishedVersion {
  version: string;
  contentHash: string;
  files: Record<string, RemoteFile>;
  requires: RemoteRequirements;
  revoked: string | null;
  /** Whether its files are there. */
  storage: 'kept' | 'leaving' | 'gone';
}

/** A file of a build that is not published yet. */
export interface UploadedFile extends RemoteFile {
  remote: string;
  version: string;
  path: string;
}

/** In place of the integrity of a file that is being stored: no build matches it. */
const RESERVED = 'reserved';

const FIND = statement(
  'remotes.version',
  `SELECT version, content_hash AS "contentHash", files, contribution->'requires' AS requires, revoked_reason AS revoked, storage
   FROM remote_versions WHERE remote = $1 AND version = $2`,
);

const PUBLISH = statement(
  'remotes.publish',
  `INSERT INTO remote_versions (remote, version, contribution, files, content_hash, size, commit, actor, checked)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, true) ON CONFLICT DO NOTHING RETURNING version`,
);

/** A version that may run, was published before builds were checked, and was never live. */
const UNCHECKED = statement(
  'remotes.unchecked',
  `SELECT contribution || jsonb_build_object('name', remote, 'version', version, 'files', files) AS artefact
   FROM remote_versions
   WHERE remote = $1 AND version = $2 AND NOT checked AND revoked_reason IS NULL AND storage = 'kept'`,
);

const CHECKED = statement(
  'remotes.checked',
  'UPDATE remote_versions SET checked = true WHERE remote = $1 AND version = $2',
);

const REVOKE = statement(
  'remotes.revoke',
  `UPDATE remote_versions SET revoked_reason = $3 WHERE remote = $1 AND version = $2`,
);

const KEPT = statement(
  'remotes.kept',
  `UPDATE remote_versions SET storage = 'kept' WHERE remote = $1 AND version = $2 AND storage <> 'kept'`,
);

const KEEP_FILE = statement(
  'remotes.keep-file',
  `INSERT INTO remote_files (remote, version, path, integrity, size, token_id) VALUES ($1, $2, $3, $4, $5, $6)
   ON CONFLICT (remote, version, path) DO UPDATE SET integrity = excluded.integrity, size = excluded.size, token_id = excluded.token_id, at = now()`,
);

const FILES = statement(
  'remotes.files',
  'SELECT path, integrity, size FROM remote_files WHERE remote = $1 AND version = $2',
);

const FORGET_FILES = statement(
  'remotes.forget-files',
  'DELETE FROM remote_files WHERE remote = $1 AND version = $2 RETURNING path',
);

@Injectable()
export class VersionsRepository {
  constructor(private readonly database: Database) {}

  find(name: string, version: string): Promise<PublishedVersion | undefined> {
    return this.database.row<PublishedVersion>(FIND, [name, version]);
  }

  /** Its `remote.json`; undefined when the build was checked, or can't run anyway. */
  async unchecked(name: string, version: string): Promise<RemoteArtefact | undefined> {
    return (await this.database.row<{ artefact: RemoteArtefact }>(UNCHECKED, [name, version]))?.artefact;
  }

  async setChecked(name: string, version: string): Promise<void> {
    await this.database.rows(CHECKED, [name, version]);
  }

  /** False when the version is there already. */
  async publish(tx: Transaction, artefact: RemoteArtefact, contentHash: string, actor: RemoteActor) {
    const { name, version, files, commit, tools: _tools, ...contribution } = artefact;
    const sizes = Object.entries(files).map(([path, { size }]) => (/\.(br|gz)$/.test(path) ? 0 : size));
    const row = await tx.row(PUBLISH, [
      name,
      version,
      contribution,
      files,
      contentHash,
      sizes.reduce((sum, size) => sum + size, 0),
      commit ?? null,
      actor,
    ]);
    return row !== undefined;
  }

  /** Its files are there, again perhaps. */
  async keep(name: string, version: string): Promise<void> {
    await this.database.rows(KEPT, [name, version]);
  }

  async revoke(tx: Transaction, name: string, version: string, reason: string): Promise<void> {
    await tx.rows(REVOKE, [name, version, reason]);
  }

  /** Counts a file for its token before it is stored; {@link keepFile} completes it. */
  async reserveFile(tx: Transaction, file: UploadedFile, token: string): Promise<void> {
    await tx.rows(KEEP_FILE, valuesOf({ ...file, integrity: RESERVED }, token));
  }

  async keepFile(file: UploadedFile, token: string | null): Promise<void> {
    await this.database.rows(KEEP_FILE, valuesOf(file, token));
  }

  /** Uploaded for a version that is not published yet, by path. */
  async uploaded(name: string, version: string): Promise<Map<string, RemoteFile>> {
    const rows = await this.database.rows<RemoteFile & { path: string }>(FILES, [name, version]);
    return new Map(rows.map(({ path, integrity, size }) => [path, { integrity, size }]));
  }

  /** @returns their paths */
  async forgetUploads(name: string, version: string): Promise<string[]> {
    const rows = await this.database.rows<{ path: string }>(FORGET_FILES, [name, version]);
    return rows.map(({ path }) => path);
  }
}

const valuesOf = ({ remote, version, path, integrity, size }: UploadedFile, token: string | null) => [
  remote,
  version,
  path,
  integrity,
  size,
  token,
];
