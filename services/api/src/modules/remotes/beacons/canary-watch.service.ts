import { Injectable } from '@nestjs/common';
import { Job } from '../../../platform/jobs/index.js';
import { ErrorsRepository } from '../errors/errors.repository.js';
import { RegistryService } from '../registry/registry.service.js';
import { BeaconsRepository, type Comparison } from './beacons.repository.js';
import { erring, faultOf, type CanaryFault } from './canary-rule.js';
import type { Group } from './fisher-exact.js';

const EVERY_MS = 3_000;
const HOUR_MS = 3_600_000;

const share = ({ people, failures }: Group): string => `${failures} of ${people} people`;

const shareOfLive = (live: Group): string =>
  live.people === 0 ? 'no reports about the live version' : `the live version for ${share(live)}`;

/** The longest reason in the journal. */
const LONGEST = 500;

const mostOften = (words: string | null): string => (words === null ? '' : ` Most often: ${words}`);

/** The reason in the journal, which is the only record of the canary after it has ended. */
const whyHalted = ({ canary, live }: Comparison, fault: CanaryFault): string => {
  const compared = (what: string, [mine, others]: [Group, Group], words: string | null) =>
    `${what} for ${share(mine)}; ${shareOfLive(others)}.${mostOften(words)}`.slice(0, LONGEST);
  if (fault === 'failures') return compared('Failed', [canary, live], canary.reason);
  if (fault === 'inp') return compared('Slow to respond (INP)', [canary.vitals.inp, live.vitals.inp], null);
  return compared('Errors', [erring(canary), erring(live)], canary.error);
};

/** Halts failing canaries, and deletes old reports. */
@Injectable()
export class CanaryWatch {
  constructor(
    private readonly beacons: BeaconsRepository,
    private readonly errors: ErrorsRepository,
    private readonly registry: RegistryService,
  ) {}

  @Job({ name: 'canaries', everyMs: EVERY_MS })
  async check(): Promise<void> {
    for (const comparison of await this.beacons.comparisons()) {
      const { remote, version, canary, live } = comparison;
      const fault = faultOf(canary, live);
      if (fault) await this.registry.halt(remote, version, whyHalted(comparison, fault));
    }
  }

  @Job({ name: 'old-reports', everyMs: HOUR_MS })
  async forget(): Promise<void> {
    await this.beacons.forgetOld();
    await this.errors.forgetOld();
  }
}
