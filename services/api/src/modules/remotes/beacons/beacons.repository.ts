import { Injectable } from '@nestjs/common';
import type { RemoteReport, RemoteVital } from '@taskloom/contracts';
import { Database, olderThan } from '../../../platform/database/index.js';
import { COMPARE, KEEP } from './beacons.statements.js';
import type { Group } from './fisher-exact.js';
import { RemoteBeaconEntity, type BeaconState } from './remote-beacon.entity.js';
import { RemoteCountEntity } from './remote-count.entity.js';
import { bucketOf } from './vital-histogram.js';

const KEPT_SECONDS = 48 * 3_600;
const COUNTED_SECONDS = 14 * 86_400;

/** Number of people who have loaded the version, or tried to. */
export interface People {
  people: number;
  /** Number of people for whom a load failed. */
  failures: number;
  /** The most frequent reason that was reported; null without one. */
  reason: string | null;
  /** Number of people with an error after it had rendered. */
  errors: number;
  /** The most frequent of these errors; null without one. */
  error: string | null;
  /** People with a value, and those of them with a poor one. */
  vitals: Record<RemoteVital, Group>;
}

/** A canary and the version that everyone else gets, with which it is compared. */
export interface Comparison {
  remote: string;
  version: string;
  canary: People;
  live: People;
}

/** Outcomes of loads and problems, each counted once per person; all failures count as one. */
const STATES = {
  ready: 'ready',
  failed: 'failed',
  incompatible: 'failed',
  revoked: 'failed',
  'late-error': 'late-error',
  'long-task': 'long-task',
} as const satisfies Record<Exclude<RemoteReport['outcome'], 'vitals'>, BeaconState>;

/** A report other than the web vitals. */
type Outcome = RemoteReport & { outcome: keyof typeof STATES };

@Injectable()
export class BeaconsRepository {
  constructor(private readonly database: Database) {}

  /** False if the version is not published, or if this person has reached the limit of reports. */
  async keep(person: string, beacon: Outcome, canaryGroup: number): Promise<boolean> {
    const { name, version, outcome, stage, durationMs, reason = null, reference = null } = beacon;
    const about = [outcome, stage, durationMs, reason, reference, canaryGroup, 'hour', 0];
    const kept = await this.database.rows(KEEP, [person, name, version, STATES[outcome], ...about]);
    return kept.length > 0;
  }

  /** Replaces the person's last value; the first one of a day is counted. */
  async keepVital(
    person: string,
    { name, version }: RemoteReport,
    vital: RemoteVital,
    value: number,
    group: number,
  ): Promise<void> {
    const about = [vital, 'ready', value, null, null, group, 'day', bucketOf(vital, value)];
    await this.database.rows(KEEP, [person, name, version, vital, ...about]);
  }

  /** The previous version ran instead of this one. */
  async keepFallback(person: string, name: string, version: string, canaryGroup: number): Promise<boolean> {
    const about = ['fallback', 'ready', 0, null, null, canaryGroup, 'hour', 0];
    const kept = await this.database.rows(KEEP, [person, name, version, 'fallback', ...about]);
    return kept.length > 0;
  }

  /** Comparisons for all canaries, or for that of one remote. */
  comparisons(remote: string | null = null): Promise<Comparison[]> {
    return this.database.rows<Comparison>(COMPARE, [remote]);
  }

  async forgetOld(): Promise<void> {
    await this.database.write((manager) =>
      manager.delete(RemoteBeaconEntity, { at: olderThan(KEPT_SECONDS) }),
    );
    await this.database.write((manager) =>
      manager.delete(RemoteCountEntity, { period: olderThan(COUNTED_SECONDS) }),
    );
  }
}
