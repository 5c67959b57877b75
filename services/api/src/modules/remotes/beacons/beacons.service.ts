import { Injectable } from '@nestjs/common';
import { REMOTE_VITALS, type RemoteReport } from '@taskloom/contracts';
import { MetricsService } from '../../../platform/operations/index.js';
import { groupOf } from '../resolve/canary-group.js';
import { ErrorsRepository } from '../errors/errors.repository.js';
import { fingerprintOf } from '../errors/stack.js';
import { BeaconsRepository } from './beacons.repository.js';

const SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

@Injectable()
export class BeaconsService {
  private readonly loads;
  private readonly troubles;
  private readonly fallbacks;
  private readonly times;

  constructor(
    private readonly beacons: BeaconsRepository,
    private readonly errors: ErrorsRepository,
    metrics: MetricsService,
  ) {
    this.loads = metrics.counter({
      name: 'remote_loads_total',
      help: 'Loads of remotes, by outcome and stage',
      labelNames: ['remote', 'version', 'outcome', 'stage'],
    });
    this.troubles = metrics.counter({
      name: 'remote_troubles_total',
      help: 'Errors and long tasks of remotes after mounting',
      labelNames: ['remote', 'version', 'outcome'],
    });
    this.fallbacks = metrics.counter({
      name: 'remote_fallbacks_total',
      help: 'Loads that ran the fallback version, by the version that failed',
      labelNames: ['remote', 'version'],
    });
    this.times = metrics.histogram({
      name: 'remote_load_seconds',
      help: 'Time from the load request to the mounted screen, for successful loads',
      labelNames: ['remote', 'version'],
      buckets: SECONDS,
    });
  }

  async take(person: string, beacon: RemoteReport): Promise<void> {
    const { name: remote, version, outcome, stage, durationMs, insteadOf } = beacon;
    const group = groupOf(remote, person);
    if (outcome === 'vitals') return this.takeVitals(person, beacon, group);
    if (!(await this.beacons.keep(person, { ...beacon, outcome }, group))) return;
    await this.takeError(person, beacon);
    if (outcome === 'late-error' || outcome === 'long-task') {
      this.troubles.inc({ remote, version, outcome });
      return;
    }
    this.loads.inc({ remote, version, outcome, stage });
    if (outcome === 'ready') this.times.observe({ remote, version }, durationMs / 1_000);
    if (insteadOf !== undefined && (await this.beacons.keepFallback(person, remote, insteadOf, group)))
      this.fallbacks.inc({ remote, version: insteadOf });
  }

  private async takeVitals(person: string, beacon: RemoteReport, group: number): Promise<void> {
    for (const vital of REMOTE_VITALS) {
      const value = beacon.vitals?.[vital];
      if (value !== undefined) await this.beacons.keepVital(person, beacon, vital, value, group);
    }
  }

  /** Groups what the code of a remote has thrown. */
  private async takeError(person: string, beacon: RemoteReport): Promise<void> {
    const { name, version, outcome, stage, reason, stack = '', reference = null } = beacon;
    const threw = outcome === 'late-error' || (outcome === 'failed' && stage === 'mount');
    if (!threw || !reason) return;
    const fingerprint = fingerprintOf(reason, stack);
    await this.errors.keep(person, { name, version, fingerprint, message: reason, stack, reference });
  }
}
