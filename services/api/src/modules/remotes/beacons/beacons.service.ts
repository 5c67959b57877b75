import { Injectable } from '@nestjs/common';
import type { RemoteReport } from '@taskloom/contracts';
import { MetricsService } from '../../../platform/operations/index.js';
import { groupOf } from '../resolve/canary-group.js';
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
    if (!(await this.beacons.keep(person, beacon, group))) return;
    if (outcome === 'late-error' || outcome === 'long-task') {
      this.troubles.inc({ remote, version, outcome });
      return;
    }
    this.loads.inc({ remote, version, outcome, stage });
    if (outcome === 'ready') this.times.observe({ remote, version }, durationMs / 1_000);
    if (insteadOf !== undefined && (await this.beacons.keepFallback(person, remote, insteadOf, group)))
      this.fallbacks.inc({ remote, version: insteadOf });
  }
}
