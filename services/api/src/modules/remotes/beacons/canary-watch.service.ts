import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { RegistryService } from '../registry/registry.service.js';
import { BeaconsRepository, type Comparison } from './beacons.repository.js';
import { isWorse } from './canary-rule.js';

const EVERY_MS = 3_000;
const HOUR_MS = 3_600_000;

const share = ({ people, failures }: Comparison['live']): string => `${failures} of ${people} people`;

/** The reason in the journal, which is the only record of the canary after it has ended. */
const whyHalted = ({ canary, live }: Comparison): string => {
  const shares = `Failed for ${share(canary)}; the live version for ${share(live)}.`;
  return canary.reason === null ? shares : `${shares} Most often: ${canary.reason}`;
};

/** Halts failing canaries, and deletes old reports. */
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
      this.logger.warn({ err: error }, 'The canaries could not be checked');
    }
  }

  @Interval(HOUR_MS)
  async forget(): Promise<void> {
    await this.beacons.forgetOld().catch((error: unknown) => {
      this.logger.warn({ err: error }, 'Old beacons could not be removed');
    });
  }
}
