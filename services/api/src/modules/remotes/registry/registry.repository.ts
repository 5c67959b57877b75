import { Injectable } from '@nestjs/common';
import { pathsMeet, RESERVED_PATHS, type RemoteActor } from '@taskloom/contracts';
import { In, MoreThanOrEqual } from 'typeorm';
import { Database, now, type Transaction } from '../../../platform/database/index.js';
import { RemoteVersionEntity } from '../versions/remote-version.entity.js';
import { NEXT, OTHER_PATHS, STATE } from './registry.statements.js';
import { RemoteReleaseEntity } from './remote-release.entity.js';
import { RemoteTrialEntity } from './remote-trial.entity.js';
import { RemoteEntity } from './remote.entity.js';

/** The state of a remote, locked until the transaction ends. */
export interface LockedRemote {
  name: string;
  /** The registry's revision at the last change of the remote. */
  revision: number;
  lockedBy: 'person' | 'token' | null;
  lockReason: string | null;
  /** Whether a person or a team, not an upgrade, has chosen the live version. */
  chosen: boolean;
  live: string | null;
  canary: { version: string; percent: number } | null;
  preview: string | null;
  /** The most recent earlier live version that may run. */
  before: string | null;
}

/** Advisory lock of all routes. */
const ROUTES_LOCK = 7_205_759_405;

@Injectable()
export class RegistryRepository {
  constructor(private readonly database: Database) {}

  exists(name: string): Promise<boolean> {
    return this.database.read((manager) => manager.existsBy(RemoteEntity, { name }));
  }

  async ensure({ manager }: Transaction, name: string): Promise<void> {
    await manager.createQueryBuilder().insert().into(RemoteEntity).values({ name }).orIgnore().execute();
  }

  /** Called first in every change, so that changes of one remote run one after another. */
  async lock(tx: Transaction, name: string): Promise<LockedRemote | undefined> {
    // A separate statement, so that the next one sees the changes of the previous holder of the lock.
    await tx.manager.findOne(RemoteEntity, { where: { name }, lock: { mode: 'pessimistic_write' } });
    return tx.row<LockedRemote>(STATE, [name]);
  }

  /** Whether the version is among the releases that a rollback can restore. */
  wasLive({ manager }: Transaction, name: string, version: string): Promise<boolean> {
    return manager.existsBy(RemoteReleaseEntity, { remote: name, version });
  }

  /** Called last in every change, because it locks the registry until the commit. */
  async nextRevision(tx: Transaction, name: string, actor: RemoteActor): Promise<number> {
    const row = await tx.row<{ revision: number }>(NEXT, [name, actor.kind !== 'system']);
    if (!row) throw new Error('The registry has lost its revision');
    return row.revision;
  }

  async release(
    { manager }: Transaction,
    revision: number,
    name: string,
    version: string,
    actor: RemoteActor,
  ) {
    await manager.insert(RemoteReleaseEntity, { revision, remote: name, version, actor });
  }

  /** Removes releases down to the last one of this version; without one, removes the live release. */
  async takeOff({ manager }: Transaction, name: string, downTo: string): Promise<void> {
    const last =
      (await manager.maximum(RemoteReleaseEntity, 'revision', { remote: name, version: downTo })) ??
      (await manager.maximum(RemoteReleaseEntity, 'revision', { remote: name }));
    if (last === null) return;
    await manager.delete(RemoteReleaseEntity, { remote: name, revision: MoreThanOrEqual(last) });
  }

  async beginCanary(tx: Transaction, name: string, version: string, percent: number, actor: RemoteActor) {
    await begin(tx, { remote: name, kind: 'canary', version, percent, actor });
  }

  async beginPreview(tx: Transaction, name: string, version: string, actor: RemoteActor) {
    await begin(tx, { remote: name, kind: 'preview', version, percent: null, actor });
  }

  /** Ends the trials of these kinds: those of one version, or all. */
  async endTrials({ manager }: Transaction, name: string, kinds: ('canary' | 'preview')[], version?: string) {
    await manager.delete(RemoteTrialEntity, { remote: name, kind: In(kinds), ...(version && { version }) });
  }

  async setLock(
    { manager }: Transaction,
    name: string,
    lockedBy: 'person' | 'token' | null,
    lockReason: string | null,
  ) {
    await manager.update(RemoteEntity, { name }, { lockedBy, lockReason });
  }

  /**
   * A route of this version that conflicts with the shell or with another live remote, and its owner. Locks all
   * routes until the commit, so that two remotes with the same route can't be activated at the same time.
   */
  async rival(
    tx: Transaction,
    name: string,
    version: string,
  ): Promise<{ path: string; owner: string } | undefined> {
    await tx.wait(ROUTES_LOCK);
    const published = await tx.manager.findOneBy(RemoteVersionEntity, { remote: name, version });
    const own = published?.contribution.routes ?? [];
    const others = await tx.rows<{ path: string; remote: string }>(OTHER_PATHS, [name]);
    const taken = [
      ...RESERVED_PATHS.map((path) => ({ path, owner: 'the shell' })),
      ...others.map(({ path, remote }) => ({ path, owner: remote })),
    ];
    for (const { path } of own) {
      const met = taken.find((one) => pathsMeet(one.path, path));
      if (met) return { path, owner: met.owner };
    }
    return undefined;
  }
}

/** A trial that continues with the same version keeps its start time. */
const begin = async (
  { manager }: Transaction,
  { version, percent, actor, ...key }: Omit<RemoteTrialEntity, 'since'>,
): Promise<void> => {
  const running = await manager.findOneBy(RemoteTrialEntity, key);
  const since = running?.version === version ? running.since : now;
  await manager.upsert(RemoteTrialEntity, { ...key, version, percent, actor, since }, ['remote', 'kind']);
};
