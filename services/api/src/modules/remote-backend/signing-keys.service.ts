import { Injectable } from '@nestjs/common';
import type { PublicKey } from '@taskloom/contracts';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey } from 'jose';
import { LRUCache } from 'lru-cache';
import { MoreThan } from 'typeorm';
import { Database, olderThan, type Transaction } from '../../platform/database/index.js';
import { Job } from '../../platform/jobs/index.js';
import { SecretBox } from '../../platform/secrets/index.js';
import { SigningKeyEntity } from './signing-key.entity.js';

export const ALGORITHM = 'ES256';

const DAY_MS = 86_400_000;
/** A key signs for so long … */
const SIGNS_DAYS = 90;
/** … and verifies for a day more, because tokens and caches of the key set outlive it. */
const KEPT_DAYS = SIGNS_DAYS + 1;
/** How long a process uses a key without looking for a newer one. */
const CACHED_MS = 300_000;

export interface SigningKey {
  id: string;
  key: CryptoKey;
}

/** The key pairs that sign tokens for backends. They are in the database, so that all processes sign with the same one. */
@Injectable()
export class SigningKeys {
  private readonly cache = new LRUCache<'current', SigningKey>({ max: 1, ttl: CACHED_MS });

  constructor(
    private readonly database: Database,
    private readonly box: SecretBox,
  ) {}

  async current(): Promise<SigningKey> {
    const known = this.cache.get('current');
    if (known) return known;
    const key = (await this.newest()) ?? (await this.database.transaction((tx) => this.create(tx)));
    this.cache.set('current', key);
    return key;
  }

  /** Newest first. */
  async publicKeys(): Promise<PublicKey[]> {
    const rows = await this.database.read((manager) =>
      manager.find(SigningKeyEntity, { select: { publicKey: true }, order: { createdAt: 'DESC' } }),
    );
    return rows.map(({ publicKey }) => publicKey);
  }

  @Job({ name: 'old-signing-keys', everyMs: DAY_MS })
  async removeOld(): Promise<void> {
    const old = { createdAt: olderThan((KEPT_DAYS * DAY_MS) / 1_000) };
    await this.database.write((manager) => manager.delete(SigningKeyEntity, old));
  }

  /** Undefined when it is too old, or was sealed with a `JWT_SECRET` that is unknown now. */
  private async newest(): Promise<SigningKey | undefined> {
    const row = await this.database.read((manager) =>
      manager.findOne(SigningKeyEntity, {
        where: { createdAt: MoreThan(new Date(Date.now() - SIGNS_DAYS * DAY_MS)) },
        order: { createdAt: 'DESC' },
      }),
    );
    if (!row) return undefined;
    const text = this.box.openSealed(row.privateKey, row.id);
    if (text === undefined) return undefined;
    const key = await importJWK(JSON.parse(text), ALGORITHM);
    if (key instanceof Uint8Array) throw new Error('A signing key is not a key pair');
    return { id: row.id, key };
  }

  /** Processes that start at the same time make one key. */
  private async create(tx: Transaction): Promise<SigningKey> {
    await tx.wait('signingKeys');
    const made = await this.newest();
    if (made) return made;
    const pair = await generateKeyPair(ALGORITHM, { extractable: true });
    const { kty = '', crv = '', x = '', y = '' } = await exportJWK(pair.publicKey);
    const id = await calculateJwkThumbprint({ kty, crv, x, y });
    await tx.manager.insert(SigningKeyEntity, {
      id,
      publicKey: { kty, crv, x, y, kid: id, alg: ALGORITHM, use: 'sig' },
      privateKey: this.box.seal(JSON.stringify(await exportJWK(pair.privateKey)), id),
    });
    return { id, key: pair.privateKey };
  }
}
