import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import type { InstallationStorage, StorageUsage } from '@taskloom/contracts';
import type { Config, QuotaName } from '../../platform/config/index.js';
import type { Transaction } from '../../platform/database/index.js';
import { FreeSpace } from '../../platform/storage/index.js';
import { filesWait, quotaExceeded } from './storage.errors.js';
import { StorageRepository, type UsedBytes } from './storage.repository.js';

const QUOTAS: readonly QuotaName[] = ['person', 'project', 'installation'];

/** The quotas of a person, a project and the installation. */
@Injectable()
export class Quotas {
  private readonly quotas: Config['quotas'];
  private readonly reserve: number;

  constructor(
    config: ConfigService<Config, true>,
    private readonly repository: StorageRepository,
    private readonly space: FreeSpace,
  ) {
    this.quotas = config.get('quotas', { infer: true });
    this.reserve = config.get('storage.diskReserve', { infer: true });
  }

  /**
   * Call before reading a file of about this size, to refuse early. Parallel uploads may take the space first, so `requireKept` decides.
   *
   * @param projectId null for a file outside of projects
   * @throws 413
   */
  async requireRoom(userId: string, projectId: string | null, bytes: number): Promise<void> {
    const used = await this.repository.usedBytes(userId, projectId);
    this.compare(used, bytes);
    // Deleting frees the quota at once and the disk later: without this, one person could fill it by deleting and uploading.
    if (used.person + used.waiting + bytes > 2 * this.quotas.person) throw filesWait();
  }

  /** After the insert, in its transaction: no other one can commit an attachment before it. @throws 413 */
  async requireKept(tx: Transaction, userId: string, projectId: string): Promise<void> {
    this.compare(await this.repository.usedBytes(userId, projectId, tx), 0);
  }

  async ofPerson(userId: string): Promise<StorageUsage> {
    return { ...(await this.repository.ofPerson(userId)), limit: this.quotas.person };
  }

  async ofProject(projectId: string): Promise<StorageUsage> {
    return { ...(await this.repository.ofProject(projectId)), limit: this.quotas.project };
  }

  async ofInstallation(userId: string): Promise<InstallationStorage> {
    const [counted, free] = await Promise.all([this.repository.ofInstallation(userId), this.space.bytes()]);
    return { ...counted, limit: this.quotas.installation, free, reserve: this.reserve };
  }

  private compare(used: UsedBytes, more: number): void {
    const exceeded = QUOTAS.find((quota) => used[quota] + more > this.quotas[quota]);
    if (exceeded) throw quotaExceeded(exceeded, this.quotas[exceeded]);
  }
}
