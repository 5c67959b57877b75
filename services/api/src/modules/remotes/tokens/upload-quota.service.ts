import { Injectable } from '@nestjs/common';
import type { RemoteFile } from '@taskloom/contracts';
import { Config } from '../../../platform/config/index.js';
import { Database, statement } from '../../../platform/database/index.js';
import { uploadQuotaExceeded } from '../remote.errors.js';

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

/** What one deploy token may upload. */
@Injectable()
export class UploadQuota {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  /** Counts an upload. @throws 413 REMOTE_QUOTA_EXCEEDED, and then counts nothing */
  async take(token: string, { size }: RemoteFile): Promise<void> {
    const { files, bytes, unpublished } = this.config.uploadsOfToken;
    await this.database.transaction(async (tx) => {
      const day = await tx.row<{ files: number; bytes: number }>(COUNT, [token, size]);
      if (!day) return;
      if (day.files > files || day.bytes > bytes) throw uploadQuotaExceeded('day');
      const waiting = await tx.row<{ bytes: number }>(UNPUBLISHED, [token]);
      if ((waiting?.bytes ?? 0) + size > unpublished) throw uploadQuotaExceeded('unpublished');
    });
  }
}
