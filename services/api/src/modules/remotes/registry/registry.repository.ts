import { Injectable } from '@nestjs/common';
import { pathsMeet, RESERVED_PATHS, type RemoteActor } from '@taskloom/contracts';
import { Any, MoreThanOrEqual, Not, type EntityManager } from 'typeorm';
import { Database, now, type Transaction } from '../../../platform/database/index.js';
import { mayRun } from '../versions/may-run.statements.js';
import { RemoteVersionEntity } from '../versions/remote-version.entity.js';
import { RemoteRegistryEntity } from './remote-registry.entity.js';
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

@Injectable()
export class RegistryRepository {
  constructor(private readonly database: Database) {}

  exists(name: string): Promise<boolean> {
    return this.database.read((manager) => manager.existsBy(RemoteEntity, { name }));
  }

  async ensure({ manager }: Transaction, name: string): Promise<void> {
    await manager.createQueryBuilder().insert().into(RemoteEntity).values({ name }).orIgnore().execute();
  }

  /** False if the remote exists. */
  async create({ manager }: Transaction, name: string): Promise<boolean> {
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(RemoteEntity)
      .values({ name })
      .orIgnore()
      .returning('name')
      .execute();
    return raw.length > 0;
  }

  count({ manager }: Transaction): Promise<number> {
    return manager.count(RemoteEntity);
  }

  /** Called first in every change, so that changes of one remote run one after another. */
  async lock(tx: Transaction, name: string): Promise<LockedRemote | undefined> {
    // A separate statement, so that the next one sees the changes of the previous holder of the lock.
    const lock = { mode: 'pessimistic_write' } as const;
    const remote = await tx.manager.findOne(RemoteEntity, { where: { name }, lock });
    return remote ? stateOf(tx.manager, remote) : undefined;
  }

  /** Whether the version is among the releases that a rollback can restore. */
  wasLive({ manager }: Transaction, name: string, version: string): Promise<boolean> {
    return manager.existsBy(RemoteReleaseEntity, { remote: name, version });
  }

  /** Called last in every change, because it locks the registry until the commit. */
  async nextRevision({ manager }: Transaction, name: string, actor: RemoteActor): Promise<number> {
    await manager.createQueryBuilder().insert().into(RemoteRegistryEntity).values({}).orIgnore().execute();
    const { raw } = await manager
      .createQueryBuilder()
      .update(RemoteRegistryEntity)
      .set({ revision: () => 'revision + 1' })
      .where({ one: true })
      .returning('revision')
      .execute();
    const [{ revision }]: [{ revision: number }] = raw;
    await manager.update(
      RemoteEntity,
      { name },
      { revision, ...(actor.kind !== 'system' && { chosen: true }) },
    );
    return revision;
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
  async removeReleases({ manager }: Transaction, name: string, downTo: string): Promise<void> {
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
    await manager.delete(RemoteTrialEntity, { remote: name, kind: Any(kinds), ...(version && { version }) });
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
    await tx.wait('remoteRoutes');
    const published = await tx.manager.findOneBy(RemoteVersionEntity, { remote: name, version });
    const own = published?.contribution.routes ?? [];
    const others = await othersThatRun(tx.manager, name);
    const taken = [
      ...RESERVED_PATHS.map((path) => ({ path, owner: 'the shell' })),
      ...others.flatMap(({ remote, contribution }) =>
        contribution.routes.map(({ path }) => ({ path, owner: remote })),
      ),
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

const stateOf = async (manager: EntityManager, remote: RemoteEntity): Promise<LockedRemote> => {
  const live = await newestRelease(manager, remote.name).getOne();
  const before =
    live &&
    (await newestRelease(manager, remote.name)
      .innerJoin(RemoteVersionEntity, 'v', 'v.remote = r.remote AND v.version = r.version')
      // A version may be in the stack twice.
      .andWhere('r.version <> :live', { live: live.version })
      .andWhere(mayRun('v'))
      .getOne());
  const trials = await manager.findBy(RemoteTrialEntity, { remote: remote.name });
  const canary = trials.find(({ kind }) => kind === 'canary');
  return {
    ...remote,
    live: live?.version ?? null,
    before: before?.version ?? null,
    canary: canary ? { version: canary.version, percent: canary.percent ?? 0 } : null,
    preview: trials.find(({ kind }) => kind === 'preview')?.version ?? null,
  };
};

/** The newest release of a remote. */
const newestRelease = (manager: EntityManager, remote: string) =>
  manager
    .createQueryBuilder(RemoteReleaseEntity, 'r')
    .where({ remote })
    .orderBy('r.revision', 'DESC')
    .limit(1);

/** The live versions and canaries of the other remotes. */
const othersThatRun = async (manager: EntityManager, name: string): Promise<RemoteVersionEntity[]> => {
  const live = await manager
    .createQueryBuilder(RemoteReleaseEntity, 'r')
    .distinctOn(['r.remote'])
    .where({ remote: Not(name) })
    .orderBy({ 'r.remote': 'ASC', 'r.revision': 'DESC' })
    .getMany();
  const canaries = await manager.findBy(RemoteTrialEntity, { remote: Not(name), kind: 'canary' });
  const versions = [...live, ...canaries].map(({ remote, version }) => ({ remote, version }));
  return versions.length > 0 ? manager.findBy(RemoteVersionEntity, versions) : [];
};
