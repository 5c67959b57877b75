import { Injectable } from '@nestjs/common';
import type { RemoteAlarmMeasure } from '@taskloom/contracts';
import { Database } from '../../../platform/database/index.js';
import { Events } from '../../../platform/events/index.js';
import { Job } from '../../../platform/jobs/index.js';
import { RegistryRepository } from '../registry/registry.repository.js';
import { RemoteAlarmChanged } from '../remote.events.js';
import { changesIn, verdictOn } from './alarm-rule.js';
import { AlarmsRepository, type LiveHour } from './alarms.repository.js';

const EVERY_MS = 15_000;
const HOUR_MS = 3_600_000;
const NOBODY = { people: 0, affected: 0 };

/** Raises and resolves the alarms of live versions. Any process may check: a change is written and sent once. */
@Injectable()
export class AlarmWatch {
  constructor(
    private readonly database: Database,
    private readonly alarms: AlarmsRepository,
    private readonly registry: RegistryRepository,
    private readonly events: Events,
  ) {}

  @Job({ name: 'remote-alarms', everyMs: EVERY_MS })
  async check(): Promise<void> {
    const open = await this.alarms.open();
    for (const hour of await this.alarms.lastHour()) {
      const raised = new Set(
        open.filter(({ remote }) => remote === hour.remote).map(({ measure }) => measure),
      );
      for (const measure of changesIn(hour.last, raised)) await this.change(hour, measure);
    }
    for (const { remote, version, measure } of open) await this.resolveOfEarlier(remote, version, measure);
  }

  @Job({ name: 'old-remote-alarms', everyMs: HOUR_MS })
  forget(): Promise<void> {
    return this.alarms.forgetOld();
  }

  /** Decides again under the lock, because another process may have been faster. */
  private change({ remote, version, last }: LiveHour, measure: RemoteAlarmMeasure): Promise<void> {
    return this.database.transaction(async (tx) => {
      const state = await this.registry.lock(tx, remote);
      if (state?.live !== version) return;
      const verdict = verdictOn(measure, last[measure], await this.alarms.isOpen(tx, remote, measure));
      if (verdict === null) return;
      if (verdict === 'raise') await this.alarms.raise(tx, { remote, version, measure, ...last[measure] });
      else await this.alarms.resolve(tx, remote, measure);
      const isRaised = verdict === 'raise';
      await this.events.raise(tx, new RemoteAlarmChanged(remote, version, measure, isRaised, last[measure]));
    });
  }

  /** An alarm about a version that is not live any more. */
  private resolveOfEarlier(remote: string, version: string, measure: RemoteAlarmMeasure): Promise<void> {
    return this.database.transaction(async (tx) => {
      const state = await this.registry.lock(tx, remote);
      if (!state || state.live === version || !(await this.alarms.isOpen(tx, remote, measure))) return;
      await this.alarms.resolve(tx, remote, measure);
      await this.events.raise(tx, new RemoteAlarmChanged(remote, version, measure, false, NOBODY));
    });
  }
}
