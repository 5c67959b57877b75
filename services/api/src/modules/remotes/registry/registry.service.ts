import { Injectable } from '@nestjs/common';
import type {
  RemoteActivated,
  RemoteActivationRequest,
  RemoteActor,
  RemoteLockRequest,
  RemoteRollbackRequest,
} from '@taskloom/contracts';
import { Database, type Transaction } from '../../../platform/database/index.js';
import { Events } from '../../../platform/events/index.js';
import { invalidField, notFound } from '../../../platform/http/index.js';
import { RemoteMoved } from '../remote.events.js';
import {
  lockedByPerson,
  lockedForOthers,
  lockedToTeams,
  nothingBefore,
  nothingLive,
  remoteChanged,
  remoteLocked,
  routeTaken,
  versionRemoved,
  versionRevoked,
} from '../remote.errors.js';
import { VersionsRepository } from '../versions/versions.repository.js';
import { JournalRepository, type JournalLine } from './journal.repository.js';
import { RegistryRepository, type LockedRemote } from './registry.repository.js';

/** What a change does between the locked remote and the new revision; nothing when there is nothing to change. */
type Change = (tx: Transaction, remote: LockedRemote) => Promise<Plan | undefined>;

interface Plan {
  line: Omit<JournalLine, 'remote' | 'revision' | 'previous'>;
  /** Goes live for everybody. */
  release?: string;
  /** What the sockets are told; the version that is live, when left out. */
  announce?: string;
}

export const SYSTEM: RemoteActor = { kind: 'system', _id: null, name: 'system' };

/** Moves the pointers. Each change is one transaction with one new revision and one line of the journal. */
@Injectable()
export class RegistryService {
  constructor(
    private readonly database: Database,
    private readonly registry: RegistryRepository,
    private readonly versions: VersionsRepository,
    private readonly journal: JournalRepository,
    private readonly events: Events,
  ) {}

  activate(
    actor: RemoteActor,
    name: string,
    request: RemoteActivationRequest,
    seen?: number,
  ): Promise<RemoteActivated> {
    const { version, channel, percent = 100, reason } = request;
    if (channel === 'preview' && request.percent !== undefined) {
      throw invalidField('percent', 'A preview has no percent: those who ask for it see it.');
    }
    return this.change(actor, name, seen, async (tx, remote) => {
      requireUnlocked(remote);
      await this.requireRunnable(name, version);
      if (channel === 'preview') return this.preview(tx, remote, version, actor, reason);
      return percent < 100
        ? this.canary(tx, remote, { version, percent, reason }, actor)
        : this.everybody(tx, remote, version, reason);
    });
  }

  /** A running canary ends; otherwise what was live before is live again. A lock stays, and keeps no person from it (decision 0026). */
  rollback(
    actor: RemoteActor,
    name: string,
    { version, reason }: RemoteRollbackRequest,
    seen?: number,
  ): Promise<RemoteActivated> {
    return this.change(actor, name, seen, async (tx, remote) => {
      if (remote.lockedBy !== null) await this.requireWayBack(tx, actor, remote, { version, reason });
      if (version === undefined && remote.canary) {
        await this.registry.endTrials(tx, name, ['canary']);
        return { line: { action: 'rollback', version: remote.live, percent: 0, reason } };
      }
      const target = version ?? remote.before;
      if (target === null) throw nothingBefore(name);
      await this.requireRunnable(name, target);
      if (target === remote.live && !remote.canary) return undefined;
      await this.registry.endTrials(tx, name, ['canary']);
      if (target === remote.live) return { line: { action: 'rollback', version: target, reason } };
      await this.registry.takeOff(tx, name, target);
      return { line: { action: 'rollback', version: target, reason }, release: target };
    });
  }

  lock(
    actor: RemoteActor,
    name: string,
    { locked, reason }: RemoteLockRequest,
    seen?: number,
  ): Promise<RemoteActivated> {
    return this.change(actor, name, seen, async (tx, remote) => {
      if (remote.lockedBy === 'person' && actor.kind === 'token') throw lockedByPerson(name);
      if (locked === (remote.lockedBy !== null)) return undefined;
      const by = actor.kind === 'token' ? 'token' : 'person';
      await this.registry.setLock(tx, name, locked ? by : null, locked ? (reason ?? null) : null);
      return { line: { action: locked ? 'lock' : 'unlock', version: remote.live, reason } };
    });
  }

  /** Never to run again, a lock or not. When it is live, the one before takes its place; without one, nobody gets any. */
  revoke(actor: RemoteActor, name: string, version: string, reason: string): Promise<RemoteActivated> {
    return this.change(actor, name, undefined, async (tx, remote) => {
      const published = await this.versions.find(name, version);
      if (!published) throw notFound();
      if (published.revoked !== null) return undefined;
      await this.versions.revoke(tx, name, version, reason);
      await this.registry.endTrials(tx, name, ['canary', 'preview'], version);
      const line = { action: 'revoke', version, reason } as const;
      if (remote.live !== version || remote.before === null) return { line };
      await this.registry.takeOff(tx, name, remote.before);
      return { line, release: remote.before };
    });
  }

  /** The canary ends by itself, if it is still this one. */
  halt(name: string, version: string, reason: string): Promise<RemoteActivated> {
    return this.change(SYSTEM, name, undefined, async (tx, remote) => {
      if (remote.canary?.version !== version) return undefined;
      await this.registry.endTrials(tx, name, ['canary']);
      return { line: { action: 'halt', version, percent: 0, reason } };
    });
  }

  /** What a build that came with an upgrade brings, unless somebody has decided otherwise. */
  activateShipped(name: string, version: string): Promise<RemoteActivated> {
    return this.change(SYSTEM, name, undefined, async (tx, remote) => {
      if (remote.chosen || remote.lockedBy) return undefined;
      const published = await this.versions.find(name, version);
      if (published?.revoked !== null) return undefined;
      return this.everybody(tx, remote, version, 'Came with the installation');
    });
  }

  private async change(
    actor: RemoteActor,
    name: string,
    seen: number | undefined,
    work: Change,
  ): Promise<RemoteActivated> {
    return this.database.transaction(async (tx) => {
      const remote = await this.registry.lock(tx, name);
      if (!remote) throw notFound();
      if (seen !== undefined && seen !== remote.revision) throw remoteChanged(stateOf(remote));
      const plan = await work(tx, remote);
      if (!plan) return stateOf(remote);
      const revision = await this.registry.nextRevision(tx, name, actor);
      if (plan.release !== undefined) await this.registry.release(tx, revision, name, plan.release, actor);
      await this.journal.add(tx, actor, { ...plan.line, remote: name, previous: remote.live, revision });
      const after = await this.registry.lock(tx, name);
      const state = stateOf(after ?? remote);
      await this.events.raise(tx, new RemoteMoved(revision, name, plan.announce ?? state.version));
      return { ...state, previous: remote.live };
    });
  }

  private async everybody(
    tx: Transaction,
    remote: LockedRemote,
    version: string,
    reason?: string,
  ): Promise<Plan | undefined> {
    const rival = await this.registry.rival(tx, remote.name, version);
    if (rival) throw routeTaken(rival.path, rival.remote);
    if (remote.live === version && !remote.canary) return undefined;
    await this.registry.endTrials(tx, remote.name, ['canary']);
    await this.registry.endTrials(tx, remote.name, ['preview'], version);
    const line = { action: 'activate', version, percent: 100, reason } as const;
    return remote.live === version ? { line } : { line, release: version };
  }

  private async canary(
    tx: Transaction,
    remote: LockedRemote,
    { version, percent, reason }: { version: string; percent: number; reason?: string },
    actor: RemoteActor,
  ): Promise<Plan | undefined> {
    const { name, live, canary } = remote;
    if (live === null) throw nothingLive(name);
    const line = { action: 'canary', version, percent, reason } as const;
    if (percent === 0) {
      if (canary?.version !== version) return undefined;
      await this.registry.endTrials(tx, name, ['canary']);
      return { line };
    }
    if (live === version) throw invalidField('version', `${name} ${version} is live for everybody already.`);
    if (canary?.version === version && canary.percent === percent) return undefined;
    const rival = await this.registry.rival(tx, name, version);
    if (rival) throw routeTaken(rival.path, rival.remote);
    await this.registry.beginCanary(tx, name, version, percent, actor);
    return { line, announce: version };
  }

  private async preview(
    tx: Transaction,
    { name, preview }: LockedRemote,
    version: string,
    actor: RemoteActor,
    reason?: string,
  ): Promise<Plan | undefined> {
    if (preview === version) return undefined;
    await this.registry.beginPreview(tx, name, version, actor);
    return { line: { action: 'preview', version, reason }, announce: version };
  }

  /** Under a lock nothing new becomes live, and a person answers for what does. */
  private async requireWayBack(
    tx: Transaction,
    actor: RemoteActor,
    { name, lockReason }: LockedRemote,
    { version, reason }: RemoteRollbackRequest,
  ): Promise<void> {
    if (actor.kind !== 'person') throw lockedToTeams(name, lockReason);
    if (!reason) throw invalidField('reason', `${name} is locked: say why it is rolled back all the same.`);
    if (version !== undefined && !(await this.registry.wasLive(tx, name, version)))
      throw lockedForOthers(name, version, lockReason);
  }

  private async requireRunnable(name: string, version: string): Promise<void> {
    const published = await this.versions.find(name, version);
    if (!published) throw notFound();
    if (published.revoked !== null) throw versionRevoked(name, version, published.revoked);
    if (published.storage !== 'kept') throw versionRemoved(name, version);
  }
}

const requireUnlocked = ({ name, lockedBy, lockReason }: LockedRemote): void => {
  if (lockedBy !== null) throw remoteLocked(name, lockReason);
};

const stateOf = ({
  name,
  revision,
  live,
  before,
  canary,
  preview,
  lockedBy,
}: LockedRemote): RemoteActivated => ({
  revision,
  name,
  version: live,
  previous: before,
  canary,
  preview,
  locked: lockedBy !== null,
});
