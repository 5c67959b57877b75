import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { RegistryService } from '../registry/registry.service.js';
import { BeaconsRepository, type Comparison } from './beacons.repository.js';
import { isWorse } from './canary-rule.js';

const EVERY_MS = 3_000;
const HOUR_MS = 3_600_000;

const share = ({ people, failures }: Comparison['live']): string => `${failures} of ${people} people`;

/** For the journal: once the canary has ended, nothing else on the page tells what it was. */
const whyHalted = ({ canary, live }: Comparison): string => {
  const shares = `Failed for ${share(canary)}; the live version for ${share(live)}.`;
  return canary.reason === null ? shares : `${shares} Most often: ${canary.reason}`;
};

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
      for (const comparison of await this.beacons.comparisons()) {
        const { remote, version, canary, live } = comparison;
        if (isWorse(canary, live)) await this.registry.halt(remote, version, whyHalted(comparison));
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
