import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/index.js';
import { Database, statement, type Transaction } from '../../../platform/database/index.js';
import { changeQuotaExceeded, uploadQuotaExceeded } from '../remote.errors.js';
import { VersionsRepository, type UploadedFile } from '../versions/versions.repository.js';

/** Locks the token's row, so that uploads at the same moment are counted one after the other. */
const COUNT = statement(
  'tokens.count-upload',
  `UPDATE remote_tokens SET upload_day = (now() AT TIME ZONE 'UTC')::date,
     upload_files = CASE WHEN upload_day = (now() AT TIME ZONE 'UTC')::date THEN upload_files ELSE 0 END + 1,
     upload_bytes = CASE WHEN upload_day = (now() AT TIME ZONE 'UTC')::date THEN upload_bytes ELSE 0 END + $2
   WHERE id = $1 RETURNING upload_files AS files, upload_bytes::float8 AS bytes`,
);

const UNPUBLISHED = statement(
  'tokens.unpublished',
  'SELECT COALESCE(sum(size), 0)::float8 AS bytes FROM remote_files WHERE token_id = $1',
);

/** Changes that deploy tokens made to one remote in the last 24 hours. */
const CHANGES = statement(
  'tokens.changes',
  `SELECT count(*)::int AS count FROM remote_journal
   WHERE remote = $1 AND at > now() - interval '1 day' AND actor->>'kind' = 'token' AND action <> 'publish'`,
);

/** What one deploy token may upload and change. */
@Injectable()
export class TokenQuota {
  constructor(
    private readonly database: Database,
    private readonly versions: VersionsRepository,
    private readonly config: Config,
  ) {}

  /**
   * Counts an upload and reserves its space before the file is stored, so that parallel uploads can't exceed the quota together.
   *
   * @param reserved false for a file of a version that is already published
   * @throws 413 REMOTE_QUOTA_EXCEEDED, without counting the upload
   */
  async takeUpload(token: string, upload: UploadedFile, reserved: boolean): Promise<void> {
    const { files, bytes, unpublished } = this.config.tokenQuota;
    await this.database.transaction(async (tx) => {
      const day = await tx.row<{ files: number; bytes: number }>(COUNT, [token, upload.size]);
      if (!day) return;
      if (day.files > files || day.bytes > bytes) throw uploadQuotaExceeded('day');
      if (!reserved) return;
      await this.versions.reserveFile(tx, upload, token);
      const waiting = await tx.row<{ bytes: number }>(UNPUBLISHED, [token]);
      if ((waiting?.bytes ?? 0) > unpublished) throw uploadQuotaExceeded('unpublished');
    });
  }

  /** Each change reaches every open tab, and the journal keeps it. The remote is locked. @throws 413 REMOTE_QUOTA_EXCEEDED */
  async requireChange(tx: Transaction, remote: string): Promise<void> {
    const { changes } = this.config.tokenQuota;
    const made = await tx.row<{ count: number }>(CHANGES, [remote]);
    if ((made?.count ?? 0) >= changes) throw changeQuotaExceeded(remote);
  }
}
