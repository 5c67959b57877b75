import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { QUOTA_NAMES, type InstallationStorage, type StorageUsage } from '@taskloom/contracts';
import type { Config } from '../../platform/config/index.js';
import type { Transaction } from '../../platform/database/index.js';
import { PoliciesService } from '../../platform/policies/index.js';
import { FreeSpace } from '../../platform/storage/index.js';
import { filesWait, quotaExceeded } from './storage.errors.js';
import { StorageRepository, type UsedBytes } from './storage.repository.js';

/** The quotas of a person, a project and the installation. */
@Injectable()
export class Quotas {
  private readonly reserve: number;

  constructor(
    config: ConfigService<Config, true>,
    private readonly repository: StorageRepository,
    private readonly space: FreeSpace,
    private readonly policies: PoliciesService,
  ) {
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
    const { person } = this.policies.quotasOf(used.decided ?? {});
    if (used.person + used.waiting + bytes > 2 * person.limit) throw filesWait();
  }

  /** After the insert, in its transaction: no other one can commit an attachment before it. @throws 413 */
  async requireKept(tx: Transaction, userId: string, projectId: string): Promise<void> {
    this.compare(await this.repository.usedBytes(userId, projectId, tx), 0);
  }

  async ofPerson(userId: string): Promise<StorageUsage> {
    const [used, { quotas }] = await Promise.all([this.repository.ofPerson(userId), this.policies.current()]);
    return { ...used, limit: quotas.person.limit };
  }

  async ofProject(projectId: string): Promise<StorageUsage> {
    const [used, { quotas }] = await Promise.all([
      this.repository.ofProject(projectId),
      this.policies.current(),
    ]);
    return { ...used, limit: quotas.project.limit };
  }

  async ofInstallation(userId: string): Promise<InstallationStorage> {
    const [counted, free, { quotas }] = await Promise.all([
      this.repository.ofInstallation(userId),
      this.space.bytes(),
      this.policies.current(),
    ]);
    return { ...counted, limit: quotas.installation.limit, quotas, free, reserve: this.reserve };
  }

  private compare(used: UsedBytes, more: number): void {
    const quotas = this.policies.quotasOf(used.decided ?? {});
    const exceeded = QUOTA_NAMES.find((quota) => used[quota] + more > quotas[quota].limit);
    if (exceeded) throw quotaExceeded(exceeded, quotas[exceeded].limit);
  }
}
