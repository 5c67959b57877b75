import { Injectable } from '@nestjs/common';
import { Any } from 'typeorm';
import { hashToken } from '../../../platform/secrets/index.js';
import {
  after,
  Database,
  future,
  now,
  olderThan,
  type Transaction,
} from '../../../platform/database/index.js';
import { Job } from '../../../platform/jobs/index.js';
import { KnownDeviceEntity } from './known-device.entity.js';

const HOUR_MS = 3_600_000;
const YEAR_SECONDS = 365 * 86_400;
/** Browsers of one person; beyond them, those that were used longest ago are forgotten. */
const MOST = 50;

@Injectable()
export class KnownDevicesRepository {
  constructor(private readonly database: Database) {}

  /** Notes a sign-in. `new` when the person has signed in before, but never in this browser. */
  async meet(
    { manager }: Transaction,
    userId: string,
    device: string,
    trust = false,
  ): Promise<'known' | 'first' | 'new'> {
    const tokenHash = hashToken(device);
    const known = await manager.find(KnownDeviceEntity, { where: { userId }, order: { lastUsedAt: 'DESC' } });
    const forgotten = known.slice(MOST - 1).map((each) => each.tokenHash);
    if (forgotten.length > 0) await manager.delete(KnownDeviceEntity, { userId, tokenHash: Any(forgotten) });
    await manager.upsert(
      KnownDeviceEntity,
      { userId, tokenHash, lastUsedAt: now, ...(trust && { trustedUntil: after('30 days') }) },
      ['userId', 'tokenHash'],
    );
    if (known.length === 0) return 'first';
    return known.some((each) => each.tokenHash.equals(tokenHash)) ? 'known' : 'new';
  }

  isTrusted(userId: string, device: string): Promise<boolean> {
    const trusted = { userId, tokenHash: hashToken(device), trustedUntil: future() };
    return this.database.read((manager) => manager.exists(KnownDeviceEntity, { where: trusted }));
  }

  /** Every browser needs a code again. */
  async trustNone({ manager }: Transaction, userId: string): Promise<void> {
    await manager.update(KnownDeviceEntity, { userId }, { trustedUntil: null });
  }

  @Job({ name: 'known-devices', everyMs: HOUR_MS })
  async forget(): Promise<void> {
    await this.database.write((manager) =>
      manager.delete(KnownDeviceEntity, { lastUsedAt: olderThan(YEAR_SECONDS) }),
    );
  }
}
