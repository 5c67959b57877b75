import { Injectable } from '@nestjs/common';
import type { RemoteBeacon } from '@taskloom/contracts';
import { MetricsService } from '../../../platform/operations/index.js';
import { BeaconsRepository } from './beacons.repository.js';

const SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

@Injectable()
export class BeaconsService {
  private readonly loads;
  private readonly fallbacks;
  private readonly times;

  constructor(
    private readonly beacons: BeaconsRepository,
    metrics: MetricsService,
  ) {
    this.loads = metrics.counter({
      name: 'remote_loads_total',
      help: 'Loads of remotes, by where they ended',
      labelNames: ['remote', 'version', 'outcome', 'stage'],
    });
    this.fallbacks = metrics.counter({
      name: 'remote_fallbacks_total',
      help: 'Loads in which the version before ran, by the version that could not',
      labelNames: ['remote', 'version'],
    });
    this.times = metrics.histogram({
      name: 'remote_load_seconds',
      help: 'From the wish to the mounted screen, of loads that succeeded',
      labelNames: ['remote', 'version'],
      buckets: SECONDS,
    });
  }

  async take(beacon: RemoteBeacon): Promise<void> {
    const kept = await this.beacons.add(beacon);
    if (!kept) return;
    const { name: remote, version, outcome, stage, durationMs } = beacon;
    this.loads.inc({ remote, version, outcome, stage });
    if (kept.insteadOf !== null) this.fallbacks.inc({ remote, version: kept.insteadOf });
    if (outcome === 'ready') this.times.observe({ remote, version }, durationMs / 1_000);
  }
}
