import { Injectable } from '@nestjs/common';
import { FRAME_HOST_PERMISSION, HOST_PERMISSION, type RemoteActor } from '@taskloom/contracts';
import { Any, Like, type EntityManager } from 'typeorm';
import { Database, now, type Transaction } from '../../../platform/database/index.js';
import { RemoteTrialEntity } from '../registry/remote-trial.entity.js';
import { RemoteVersionEntity } from '../versions/remote-version.entity.js';
import { RemoteAgreementEntity } from './remote-agreement.entity.js';

interface NewAgreement {
  remote: string;
  version: string;
  actor: RemoteActor;
  /** When it was agreed to; now by default. */
  at?: Date;
}

@Injectable()
export class AgreementsRepository {
  constructor(private readonly database: Database) {}

  /** The permissions that the version needs. */
  async needed({ manager }: Transaction, remote: string, version: string): Promise<string[]> {
    return (await manager.findOneBy(RemoteVersionEntity, { remote, version }))?.permissions ?? [];
  }

  /** The permissions that the preview of the remote needs. */
  async neededByPreview(tx: Transaction, remote: string): Promise<string[]> {
    const preview = await tx.manager.findOneBy(RemoteTrialEntity, { remote, kind: 'preview' });
    return preview ? this.needed(tx, remote, preview.version) : [];
  }

  list({ manager }: Transaction, remote: string): Promise<RemoteAgreementEntity[]> {
    return manager.findBy(RemoteAgreementEntity, { remote, ended: false });
  }

  async add(
    { manager }: Transaction,
    permissions: readonly string[],
    agreement: NewAgreement,
  ): Promise<void> {
    const rows = permissions.map((permission) => ({ at: now, ...agreement, permission, ended: false }));
    if (rows.length > 0) await manager.upsert(RemoteAgreementEntity, rows, ['remote', 'permission']);
  }

  async setEnded(
    { manager }: Transaction,
    remote: string,
    permissions: readonly string[],
    ended: boolean,
  ): Promise<void> {
    if (permissions.length > 0)
      await manager.update(RemoteAgreementEntity, { remote, permission: Any([...permissions]) }, { ended });
  }

  /** The permissions that a version needs, and those that are agreed to for its remote, outside of a change. */
  async state(remote: string, version: string): Promise<{ needed: string[]; agreed: string[] }> {
    return this.database.read(async (manager) => ({
      needed: (await manager.findOneBy(RemoteVersionEntity, { remote, version }))?.permissions ?? [],
      agreed: await namesOf(manager, { remote, ended: false }),
    }));
  }

  /** The permissions that are agreed to for a remote, outside of a change. */
  agreed(remote: string): Promise<string[]> {
    return this.database.read((manager) => namesOf(manager, { remote, ended: false }));
  }

  /** The other origins to which the page may connect, and those of the frames by their remote. */
  async hosts(): Promise<{ page: string[]; frames: Map<string, string[]> }> {
    const rows = await this.database.read((manager) =>
      manager.findBy(RemoteAgreementEntity, [
        { permission: Like(`${HOST_PERMISSION}%`), ended: false },
        { permission: Like(`${FRAME_HOST_PERMISSION}%`), ended: false },
      ]),
    );
    const page = new Set<string>();
    const frames = new Map<string, string[]>();
    for (const { remote, permission } of rows)
      if (permission.startsWith(HOST_PERMISSION)) page.add(permission.slice(HOST_PERMISSION.length));
      else
        frames.set(remote, [...(frames.get(remote) ?? []), permission.slice(FRAME_HOST_PERMISSION.length)]);
    return { page: [...page].sort(), frames };
  }
}

const namesOf = async (
  manager: EntityManager,
  where: Parameters<typeof manager.findBy<RemoteAgreementEntity>>[1],
): Promise<string[]> =>
  (await manager.findBy(RemoteAgreementEntity, where)).map(({ permission }) => permission);
