import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import type { Config } from '../../../platform/config/index.js';
import { Any, Not } from 'typeorm';
import { Database, type Transaction } from '../../../platform/database/index.js';
import { JournalEntryEntity } from '../registry/journal-entry.entity.js';
import { RemoteFileEntity } from '../versions/remote-file.entity.js';
import { TrustRuleEntity } from '../trust/trust-rule.entity.js';
import { RemoteTokenEntity } from './remote-token.entity.js';

/** The uploads of today. */
interface DayOfToken {
  files: number;
  bytes: number;
}

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
        .returning('upload_files AS files, upload_bytes AS bytes, rule_id AS rule')
        .execute();
      const own: (DayOfToken & { rule: string | null }) | undefined = raw[0];
      if (!own) return;
      const day = own.rule === null ? own : await this.dayOf(tx, own.rule);
      if (day.files > files || day.bytes > bytes) throw uploadQuotaExceeded('day');
      if (!reserved) return;
      await this.versions.reserveFile(upload, token);
      const tokens = own.rule === null ? [token] : await this.tokensOf(tx, own.rule);
      const waiting = await tx.manager.sum(RemoteFileEntity, 'size', { tokenId: Any(tokens) });
      if ((waiting ?? 0) > unpublished) throw uploadQuotaExceeded('unpublished');
    });
  }

  /** The uploads of today by all tokens of a trust rule: a pipeline gets a new one each time. */
  private async dayOf({ manager }: Transaction, ruleId: string): Promise<DayOfToken> {
    // Locks the rule, so that uploads with several of its tokens are counted one after the other.
    await manager.findOne(TrustRuleEntity, { where: { id: ruleId }, lock: { mode: 'pessimistic_write' } });
    const sums = await manager
      .createQueryBuilder(RemoteTokenEntity, 't')
      .select(['sum(t.upload_files)::int AS files', 'sum(t.upload_bytes)::bigint AS bytes'])
      .where({ ruleId })
      .andWhere(`t.upload_day = ${TODAY}`)
      .getRawOne<DayOfToken>();
    return { files: Number(sums?.files ?? 0), bytes: Number(sums?.bytes ?? 0) };
  }

  private async tokensOf({ manager }: Transaction, ruleId: string): Promise<string[]> {
    const tokens = await manager.find(RemoteTokenEntity, { select: { id: true }, where: { ruleId } });
    return tokens.map(({ id }) => id);
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
