import { Injectable } from '@nestjs/common';
import {
  permissionsOf,
  type ExtensionEntry,
  type RemoteActor,
  type RemoteArtefact,
  type RemoteFile,
  type RemoteRequirements,
} from '@taskloom/contracts';
import { IsNull, Not } from 'typeorm';
import { Database, now, type Transaction } from '../../../platform/database/index.js';
import type { Signed } from '../keys/signatures.service.js';
import { RemoteFileEntity } from './remote-file.entity.js';
import { RemoteVersionEntity } from './remote-version.entity.js';

export interface PublishedVersion {
  version: string;
  contentHash: string;
  files: Record<string, RemoteFile>;
  requires: RemoteRequirements;
  extensions: ExtensionEntry[];
  revoked: string | null;
  /** Whether its files are stored. */
  storage: 'kept' | 'leaving' | 'gone';
}

/** A file of a build that is not published yet. */
export interface UploadedFile extends RemoteFile {
  remote: string;
  version: string;
  path: string;
}

/** Replaces the integrity of a file that is being stored; matches no build. */
const RESERVED = 'reserved';

@Injectable()
export class VersionsRepository {
  constructor(private readonly database: Database) {}

  async find(name: string, version: string): Promise<PublishedVersion | undefined> {
    const found = await this.database.read((manager) =>
      manager.findOneBy(RemoteVersionEntity, { remote: name, version }),
    );
    if (!found) return undefined;
    const { contentHash, files, contribution, revokedReason: revoked, storage } = found;
    const { requires, extensions = [] } = contribution;
    return { version, contentHash, files, requires, extensions, revoked, storage };
  }

  /** The `remote.json` of an unchecked build; undefined if it was checked or can't run. */
  async unchecked(name: string, version: string): Promise<RemoteArtefact | undefined> {
    const found = await this.database.read((manager) =>
      manager.findOneBy(RemoteVersionEntity, {
        remote: name,
        version,
        checked: false,
        revokedReason: IsNull(),
        storage: 'kept',
      }),
    );
    return found ? { ...found.contribution, name, version, files: found.files } : undefined;
  }

  async setChecked(name: string, version: string): Promise<void> {
    await this.database.write((manager) =>
      manager.update(RemoteVersionEntity, { remote: name, version }, { checked: true }),
    );
  }

  /** False if the version already exists. */
  async publish(
    { manager }: Transaction,
    artefact: RemoteArtefact,
    contentHash: string,
    actor: RemoteActor,
    signed?: Signed,
  ) {
    const { name, version, files, commit, tools: _tools, ...contribution } = artefact;
    const sizes = Object.entries(files).map(([path, { size }]) => (/\.(br|gz)$/.test(path) ? 0 : size));
    const size = sizes.reduce((sum, each) => sum + each, 0);
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(RemoteVersionEntity)
      .values({
        remote: name,
        version,
        contribution,
        files,
        contentHash,
        size,
        commit: commit ?? null,
        actor,
        checked: true,
        permissions: permissionsOf(contribution),
        keyId: signed?.keyId ?? null,
        signature: signed?.signature ?? null,
      })
      .orIgnore()
      .returning('version')
      .execute();
    return raw.length > 0;
  }

  /** Signs a version that exists with this content. False if this key has signed it already. */
  async sign(
    { manager }: Transaction,
    { name, version }: RemoteArtefact,
    contentHash: string,
    { keyId, signature }: Signed,
  ): Promise<boolean> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(RemoteVersionEntity)
      .set({ keyId, signature })
      .where({ remote: name, version, contentHash })
      .andWhere('key_id IS DISTINCT FROM :keyId', { keyId })
      .execute();
    return affected === 1;
  }

  /** Marks its files as stored, possibly again. */
  async keep(name: string, version: string): Promise<void> {
    const removed = { remote: name, version, storage: Not('kept' as const) };
    await this.database.write((manager) => manager.update(RemoteVersionEntity, removed, { storage: 'kept' }));
  }

  async revoke({ manager }: Transaction, name: string, version: string, reason: string): Promise<void> {
    await manager.update(RemoteVersionEntity, { remote: name, version }, { revokedReason: reason });
  }

  /** Reserves a file for its token before it is stored; {@link keepFile} completes it. */
  async reserveFile(file: UploadedFile, token: string): Promise<void> {
    await this.keepFile({ ...file, integrity: RESERVED }, token);
  }

  async keepFile(
    { remote, version, path, integrity, size }: UploadedFile,
    tokenId: string | null,
  ): Promise<void> {
    await this.database.write((manager) =>
      manager.upsert(RemoteFileEntity, { remote, version, path, integrity, size, tokenId, at: now }, [
        'remote',
        'version',
        'path',
      ]),
    );
  }

  /** Uploaded for a version that is not published yet, by path. */
  async uploaded(name: string, version: string): Promise<Map<string, RemoteFile>> {
    const files = await this.database.read((manager) =>
      manager.findBy(RemoteFileEntity, { remote: name, version }),
    );
    return new Map(files.map(({ path, integrity, size }) => [path, { integrity, size }]));
  }

  /** @returns their paths */
  async forgetUploads(name: string, version: string): Promise<string[]> {
    const { raw } = await this.database.write((manager) =>
      manager
        .createQueryBuilder()
        .delete()
        .from(RemoteFileEntity)
        .where({ remote: name, version })
        .returning('path')
        .execute(),
    );
    return raw.map(({ path }: { path: string }) => path);
  }
}
