import { Injectable } from '@nestjs/common';
import type { InstallationStorage, StorageUsage } from '@taskloom/contracts';
import { Config, type QuotaName } from '../../platform/config/index.js';
import type { Transaction } from '../../platform/database/index.js';
import { FreeSpace } from '../../platform/storage/index.js';
import { filesWait, quotaExceeded } from './storage.errors.js';
import { StorageRepository, type UsedBytes } from './storage.repository.js';

const QUOTAS: readonly QuotaName[] = ['person', 'project', 'installation'];

/** What one person, one project and everybody together may keep. */
@Injectable()
export class Quotas {
  constructor(
    private readonly config: Config,
    private readonly repository: StorageRepository,
    private readonly space: FreeSpace,
  ) {}

  /**
   * Before a file of about this size is read: saves the work when there is no hope. Others may be faster, so `requireKept` decides.
   *
   * @throws 413
   */
  async requireRoom(userId: string, projectId: string, bytes: number): Promise<void> {
    const used = await this.repository.usedBytes(userId, projectId);
    this.compare(used, bytes);
    // Deleting frees the quota at once and the disk later: without this, one person could fill it by deleting and uploading.
    if (used.person + used.waiting + bytes > 2 * this.config.quotas.person) throw filesWait();
  }

  /** After the insert, in its transaction: no other one can commit an attachment before it. @throws 413 */
  async requireKept(tx: Transaction, userId: string, projectId: string): Promise<void> {
    this.compare(await this.repository.usedBytes(userId, projectId, tx), 0);
  }

  async ofPerson(userId: string): Promise<StorageUsage> {
    return { ...(await this.repository.ofPerson(userId)), limit: this.config.quotas.person };
  }

  async ofProject(projectId: string): Promise<StorageUsage> {
    return { ...(await this.repository.ofProject(projectId)), limit: this.config.quotas.project };
  }

  async ofInstallation(userId: string): Promise<InstallationStorage> {
    const [counted, free] = await Promise.all([this.repository.ofInstallation(userId), this.space.bytes()]);
    const { quotas, diskReserve: reserve } = this.config;
    return { ...counted, limit: quotas.installation, free, reserve };
  }

  private compare(used: UsedBytes, more: number): void {
    const { quotas } = this.config;
    const exceeded = QUOTAS.find((quota) => used[quota] + more > quotas[quota]);
    if (exceeded) throw quotaExceeded(exceeded, quotas[exceeded]);
  }
}
