import { Injectable } from '@nestjs/common';
import type {
  RemoteActivated,
  RemoteActivationRequest,
  RemoteActor,
  RemoteLockRequest,
  RemoteRollbackRequest,
  RemoteSkip,
} from '@taskloom/contracts';
import { Database, type Transaction } from '../../../platform/database/index.js';
import { Events } from '../../../platform/events/index.js';
import { invalidField, notFound } from '../../../platform/http/index.js';
import { Agreements } from '../agreements/agreements.service.js';
import { BeaconsRepository } from '../beacons/beacons.repository.js';
import { isProven } from '../beacons/canary-rule.js';
import { RemoteMoved } from '../remote.events.js';
import {
  canaryUnproven,
  lockedByPerson,
  nothingBefore,
  nothingLive,
  notLiveBefore,
  remoteChanged,
  routeTaken,
  versionIncompatible,
  versionRemoved,
  versionRevoked,
} from '../remote.errors.js';
import { Signatures } from '../keys/signatures.service.js';
import { TokenQuota } from '../tokens/token-quota.service.js';
import { BuildCheck } from '../versions/build-check.service.js';
import { VersionsRepository } from '../versions/versions.repository.js';
import { requireUnlocked, requireWayBack, stateOf } from './locked-remote.js';
import { ProvidedVersions } from './provided-versions.js';
import { JournalRepository, type JournalLine } from './journal.repository.js';
import { RegistryRepository, type LockedRemote } from './registry.repository.js';
import { SYSTEM } from './system-actor.js';

/** The result of a change on the locked remote; undefined when there is nothing to change. */
type Change = (tx: Transaction, remote: LockedRemote) => Promise<Plan | undefined>;

interface Plan {
  line: Omit<JournalLine, 'remote' | 'revision' | 'previous'>;
  /** The version that becomes live for everyone. */
  release?: string;
  /** The version in the socket event; the live one by default. */
  announce?: string;
}

/** A request for an activation. */
interface VersionChoice {
  version: string;
  reason?: string;
  skipped?: RemoteSkip[];
}

export { SYSTEM };

/** Changes live versions, canaries, previews and locks. Each change is one transaction with one new revision and one journal entry. */
@Injectable()
export class RegistryService {
  constructor(
    private readonly database: Database,
    private readonly registry: RegistryRepository,
    private readonly versions: VersionsRepository,
    private readonly journal: JournalRepository,
    private readonly beacons: BeaconsRepository,
    private readonly provided: ProvidedVersions,
    private readonly check: BuildCheck,
    private readonly agreements: Agreements,
    private readonly signatures: Signatures,
    private readonly quota: TokenQuota,
    private readonly events: Events,
  ) {}

  async activate(
    actor: RemoteActor,
    name: string,
    request: RemoteActivationRequest,
    seen?: number,
  ): Promise<RemoteActivated> {
    const { version, channel, percent = 100, reason, skipped, agreed } = request;
    if (channel === 'preview' && request.percent !== undefined) {
      throw invalidField('percent', 'A preview has no percentage: it is shown to those who open it.');
    }
    // Before the transaction, because it reads every file.
    await this.check.requireChecked(name, version);
    return this.change(actor, name, seen, async (tx, remote) => {
      requireUnlocked(remote);
      await this.requireRunnable(name, version);
      // Ending a trial needs no check.
      if (percent > 0) {
        await this.requireFit(name, version);
        await this.signatures.require(name, version);
        await this.agreements.require(tx, actor, name, { version, agreed });
      }
      if (channel === 'preview') return this.preview(tx, remote, { version, reason, skipped }, actor);
      if (percent < 100) return this.canary(tx, remote, { version, percent, reason, skipped }, actor);
      if (remote.canary?.version === version && !skipped?.includes('loads')) await this.requireProven(remote);
      return this.activateForEveryone(tx, remote, { version, reason, skipped });
    });
  }

  /** Ends the canary, or makes the previous version live again. A lock stays, and does not prevent a rollback by a person (decision 0026). */
  rollback(
    actor: RemoteActor,
    name: string,
    { version, reason }: RemoteRollbackRequest,
    seen?: number,
  ): Promise<RemoteActivated> {
    return this.change(actor, name, seen, async (tx, remote) => {
      if (remote.lockedBy !== null) requireWayBack(actor, remote, reason);
      if (version === undefined && remote.canary) {
        await this.registry.endTrials(tx, name, ['canary']);
        return { line: { action: 'rollback', version: remote.live, percent: 0, reason } };
      }
      const target = version ?? remote.before;
      if (target === null) throw nothingBefore(name);
      await this.requireRunnable(name, target);
      if (target !== remote.live && !(await this.registry.wasLive(tx, name, target)))
        throw notLiveBefore(name, target);
      if (target === remote.live && !remote.canary) return undefined;
      await this.registry.endTrials(tx, name, ['canary']);
      if (target === remote.live) return { line: { action: 'rollback', version: target, reason } };
      await this.signatures.requireIntact(name, target);
      await this.requireFreeRoutes(tx, name, target);
      await this.registry.removeReleases(tx, name, target);
      await this.agreements.restore(tx, name, target);
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

  /** Forbids a version for good, even under a lock. If it is live, the previous one replaces it; without one, the remote has no live version. */
  revoke(actor: RemoteActor, name: string, version: string, reason: string): Promise<RemoteActivated> {
    return this.change(actor, name, undefined, async (tx, remote) => {
      const published = await this.versions.find(name, version);
      if (!published) throw notFound();
      if (published.revoked !== null) return undefined;
      await this.versions.revoke(tx, name, version, reason);
      await this.registry.endTrials(tx, name, ['canary', 'preview'], version);
      const line = { action: 'revoke', version, reason } as const;
      if (remote.live !== version || remote.before === null) return { line };
      if (await this.registry.rival(tx, name, remote.before)) return { line };
      await this.registry.removeReleases(tx, name, remote.before);
      await this.agreements.restore(tx, name, remote.before);
      return { line, release: remote.before };
    });
  }

  /** Ends the canary if it still is this version. */
  halt(name: string, version: string, reason: string): Promise<RemoteActivated> {
    return this.change(SYSTEM, name, undefined, async (tx, remote) => {
      if (remote.canary?.version !== version) return undefined;
      await this.registry.endTrials(tx, name, ['canary']);
      return { line: { action: 'halt', version, percent: 0, reason } };
    });
  }

  /** Activates a build that came with an upgrade, unless a person or a team has chosen another version. */
  async activateShipped(name: string, version: string): Promise<RemoteActivated> {
    await this.check.requireChecked(name, version);
    return this.change(SYSTEM, name, undefined, async (tx, remote) => {
      if (remote.chosen || remote.lockedBy) return undefined;
      const published = await this.versions.find(name, version);
      if (published?.revoked !== null) return undefined;
      await this.agreements.require(tx, SYSTEM, name, { version });
      return this.activateForEveryone(tx, remote, { version, reason: 'Came with the installation' });
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
      if (actor.kind === 'token') await this.quota.requireChange(tx, name);
      const revision = await this.registry.nextRevision(tx, name, actor);
      if (plan.release !== undefined) await this.registry.release(tx, revision, name, plan.release, actor);
      await this.journal.add(tx, actor, { ...plan.line, remote: name, previous: remote.live, revision });
      const after = await this.registry.lock(tx, name);
      const state = stateOf(after ?? remote);
      const { action, version: subject = null } = plan.line;
      const move = { action, subject, previous: remote.live, actor };
      await this.events.raise(tx, new RemoteMoved(revision, name, plan.announce ?? state.version, move));
      return { ...state, previous: remote.live };
    });
  }

  private async activateForEveryone(
    tx: Transaction,
    remote: LockedRemote,
    { version, reason, skipped }: VersionChoice,
  ): Promise<Plan | undefined> {
    await this.requireFreeRoutes(tx, remote.name, version);
    if (remote.live === version && !remote.canary) return undefined;
    await this.registry.endTrials(tx, remote.name, ['canary']);
    await this.registry.endTrials(tx, remote.name, ['preview'], version);
    await this.agreements.narrow(tx, remote.name, version);
    const line = { action: 'activate', version, percent: 100, reason, skipped } as const;
    return remote.live === version ? { line } : { line, release: version };
  }

  private async canary(
    tx: Transaction,
    remote: LockedRemote,
    { version, percent, reason, skipped }: VersionChoice & { percent: number },
    actor: RemoteActor,
  ): Promise<Plan | undefined> {
    const { name, live, canary } = remote;
    if (live === null) throw nothingLive(name);
    const line = { action: 'canary', version, percent, reason, skipped } as const;
    if (percent === 0) {
      if (canary?.version !== version) return undefined;
      await this.registry.endTrials(tx, name, ['canary']);
      return { line };
    }
    if (live === version) throw invalidField('version', `${name} ${version} is already live for everyone.`);
    if (canary?.version === version && canary.percent === percent) return undefined;
    await this.requireFreeRoutes(tx, name, version);
    await this.registry.beginCanary(tx, name, version, percent, actor);
    return { line, announce: version };
  }

  private async preview(
    tx: Transaction,
    { name, preview }: LockedRemote,
    { version, reason, skipped }: VersionChoice,
    actor: RemoteActor,
  ): Promise<Plan | undefined> {
    if (preview === version) return undefined;
    await this.registry.beginPreview(tx, name, version, actor);
    return { line: { action: 'preview', version, reason, skipped }, announce: version };
  }

  /** Several versions of one remote may share a route; two remotes never do. */
  private async requireFreeRoutes(tx: Transaction, name: string, version: string): Promise<void> {
    const rival = await this.registry.rival(tx, name, version);
    if (rival) throw routeTaken(rival.path, rival.owner);
  }

  /** Not needed for a rollback, because an earlier live version ran here. */
  private async requireFit(name: string, version: string): Promise<void> {
    const published = await this.versions.find(name, version);
    const mismatch = published && (await this.provided.mismatch(published));
    if (mismatch) throw versionIncompatible(name, version, mismatch);
  }

  /** Everyone gets a canary once enough people have loaded it, and it failed for few of them. */
  private async requireProven({ name }: LockedRemote): Promise<void> {
    const [comparison] = await this.beacons.comparisons(name);
    if (comparison && !isProven(comparison.canary, comparison.live)) throw canaryUnproven(comparison);
  }

  private async requireRunnable(name: string, version: string): Promise<void> {
    const published = await this.versions.find(name, version);
    if (!published) throw notFound();
    if (published.revoked !== null) throw versionRevoked(name, version, published.revoked);
    if (published.storage !== 'kept') throw versionRemoved(name, version);
  }
}
