import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import type { Config } from '../../../platform/config/index.js';
import { Not } from 'typeorm';
import { Database, type Transaction } from '../../../platform/database/index.js';
import { JournalEntryEntity } from '../registry/journal-entry.entity.js';
import { RemoteFileEntity } from '../versions/remote-file.entity.js';
import { RemoteTokenEntity } from './remote-token.entity.js';

const TODAY = `(now() AT TIME ZONE 'UTC')::date`;
import { changeQuotaExceeded, uploadQuotaExceeded } from '../remote.errors.js';
import { VersionsRepository, type UploadedFile } from '../versions/versions.repository.js';

/** Limits what one deploy token may upload and change. */
@Injectable()
export class TokenQuota {
  private readonly tokenQuota: Config['tokenQuota'];

  constructor(
    private readonly database: Database,
    private readonly versions: VersionsRepository,
    config: ConfigService<Config, true>,
  ) {
    this.tokenQuota = config.get('tokenQuota', { infer: true });
  }

  /**
   * Counts an upload and reserves its space before the file is stored, so that parallel uploads can't exceed the quota together.
   *
   * @param reserved false for a file of a version that is already published
   * @throws 413 REMOTE_QUOTA_EXCEEDED, without counting the upload
   */
  async takeUpload(token: string, upload: UploadedFile, reserved: boolean): Promise<void> {
    const { files, bytes, unpublished } = this.tokenQuota;
    await this.database.transaction(async (tx) => {
      // Locks the token's row, so that uploads at the same moment are counted one after the other.
      const { raw } = await tx.manager
        .createQueryBuilder()
        .update(RemoteTokenEntity)
        .set({
          uploadDay: () => TODAY,
          uploadFiles: () => `CASE WHEN upload_day = ${TODAY} THEN upload_files ELSE 0 END + 1`,
          uploadBytes: () => `CASE WHEN upload_day = ${TODAY} THEN upload_bytes ELSE 0 END + :size`,
        })
        .setParameter('size', upload.size)
        .where({ id: token })
        .returning('upload_files AS files, upload_bytes AS bytes')
        .execute();
      const day: { files: number; bytes: number } | undefined = raw[0];
      if (!day) return;
      if (day.files > files || day.bytes > bytes) throw uploadQuotaExceeded('day');
      if (!reserved) return;
      await this.versions.reserveFile(upload, token);
      const waiting = await tx.manager.sum(RemoteFileEntity, 'size', { tokenId: token });
      if ((waiting ?? 0) > unpublished) throw uploadQuotaExceeded('unpublished');
    });
  }

  /** Changes are limited because each reaches every open tab and stays in the journal. The remote is locked. @throws 413 REMOTE_QUOTA_EXCEEDED */
  async requireChange({ manager }: Transaction, remote: string): Promise<void> {
    const { changes } = this.tokenQuota;
    const made = await manager
      .createQueryBuilder(JournalEntryEntity, 'j')
      .where({ remote, action: Not('publish') })
      .andWhere(`j.at > now() - interval '1 day' AND j.actor->>'kind' = 'token'`)
      .getCount();
    if (made >= changes) throw changeQuotaExceeded(remote);
  }
}
