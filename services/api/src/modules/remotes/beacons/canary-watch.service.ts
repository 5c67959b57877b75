import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { RegistryService } from '../registry/registry.service.js';
import { BeaconsRepository, type Comparison } from './beacons.repository.js';
import { isWorse } from './canary-rule.js';

const EVERY_MS = 3_000;
const HOUR_MS = 3_600_000;

const share = ({ loads, failures }: Comparison['live']): string => `${failures} of ${loads} loads`;

/** Ends a canary that does harm, and forgets what nobody asks any more. */
@Injectable()
export class CanaryWatch {
  private readonly logger = new Logger(CanaryWatch.name);

  constructor(
    private readonly beacons: BeaconsRepository,
    private readonly registry: RegistryService,
  ) {}

  @Interval(EVERY_MS)
  async look(): Promise<void> {
    try {
      for (const { remote, version, canary, live } of await this.beacons.comparisons()) {
        if (!isWorse(canary, live)) continue;
        const reason = `Failed in ${share(canary)}; the live version in ${share(live)}.`;
        await this.registry.halt(remote, version, reason);
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'The canaries could not be looked at');
    }
  }

  @Interval(HOUR_MS)
  async forget(): Promise<void> {
    await this.beacons.forgetOld().catch((error: unknown) => {
      this.logger.warn({ err: error }, 'Old beacons could not be removed');
    });
  }
}
