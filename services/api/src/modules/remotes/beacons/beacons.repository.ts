import { Injectable } from '@nestjs/common';
import type { RemoteReport } from '@taskloom/contracts';
import { Database, olderThan } from '../../../platform/database/index.js';
import { COMPARE, KEEP } from './beacons.statements.js';
import { RemoteBeaconEntity } from './remote-beacon.entity.js';

const KEPT_SECONDS = 48 * 3_600;

/** Number of people who have loaded the version, or tried to. */
interface People {
  people: number;
  /** Number of people for whom a load failed. */
  failures: number;
  /** The most frequent reason that was reported; null without one. */
  reason: string | null;
}

/** A canary and the version that everyone else gets, with which it is compared. */
export interface Comparison {
  remote: string;
  version: string;
  canary: People;
  live: People;
}

/** Outcomes, each counted once per person; all failures count as one. */
const STATES = {
  ready: 'ready',
  failed: 'failed',
  incompatible: 'failed',
  revoked: 'failed',
  'late-error': 'late-error',
  'long-task': 'long-task',
} as const satisfies Record<RemoteReport['outcome'], string>;

@Injectable()
export class BeaconsRepository {
  constructor(private readonly database: Database) {}

  /** False if the version is not published, or if this person has reached the limit of reports. */
  async keep(person: string, beacon: RemoteReport, canaryGroup: number): Promise<boolean> {
    const { name, version, outcome, stage, durationMs, reason = null, reference = null } = beacon;
    const about = [outcome, stage, durationMs, reason, reference, canaryGroup];
    return (await this.database.row(KEEP, [person, name, version, STATES[outcome], ...about])) !== undefined;
  }

  /** The previous version ran instead of this one. */
  async keepFallback(person: string, name: string, version: string, canaryGroup: number): Promise<boolean> {
    const about = ['fallback', 'ready', 0, null, null, canaryGroup];
    return (await this.database.row(KEEP, [person, name, version, 'fallback', ...about])) !== undefined;
  }

  /** Comparisons for all canaries, or for that of one remote. */
  comparisons(remote: string | null = null): Promise<Comparison[]> {
    return this.database.rows<Comparison>(COMPARE, [remote]);
  }

  async forgetOld(): Promise<void> {
    await this.database.write((manager) =>
      manager.delete(RemoteBeaconEntity, { at: olderThan(KEPT_SECONDS) }),
    );
  }
}
