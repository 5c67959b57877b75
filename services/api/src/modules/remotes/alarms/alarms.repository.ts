import { Injectable } from '@nestjs/common';
import { VITAL_LIMITS, type RemoteAlarm, type RemoteAlarmMeasure } from '@taskloom/contracts';
import { IsNull, MoreThan, type EntityManager } from 'typeorm';
import { Database, now, olderThan, type Transaction } from '../../../platform/database/index.js';
import { RemoteBeaconEntity } from '../beacons/remote-beacon.entity.js';
import { RemoteReleaseEntity } from '../registry/remote-release.entity.js';
import type { LastHour, Measured } from './alarm-rule.js';
import { RemoteAlarmEntity } from './remote-alarm.entity.js';

const KEPT_SECONDS = 14 * 86_400;
const MOST = 20;

/** The last hour of the version that is live for everyone. */
export interface LiveHour {
  remote: string;
  version: string;
  last: LastHour;
}

interface Row {
  remote: string;
  version: string;
  people: number;
  failures: number;
  errors: number;
  responses: number;
  slow: number;
}

const people = (condition: string) => `(count(DISTINCT b.person) FILTER (WHERE ${condition}))::int`;

@Injectable()
export class AlarmsRepository {
  constructor(private readonly database: Database) {}

  /** Of every remote that someone has used in the last hour. */
  async lastHour(): Promise<LiveHour[]> {
    const rows = await this.database.read((manager) => {
      const live = liveVersions(manager);
      return manager
        .createQueryBuilder(RemoteBeaconEntity, 'b')
        .innerJoin(`(${live.getQuery()})`, 'live', 'live.remote = b.remote AND live.version = b.version')
        .select(['b.remote AS remote', 'b.version AS version'])
        .addSelect(people(`b.state IN ('ready', 'failed', 'late-error')`), 'people')
        .addSelect(people(`b.state = 'failed'`), 'failures')
        .addSelect(people(`b.state = 'late-error'`), 'errors')
        .addSelect(people(`b.state = 'inp'`), 'responses')
        .addSelect(people(`b.state = 'inp' AND b.duration_ms > ${VITAL_LIMITS.inp.poor}`), 'slow')
        .where(`b.at > now() - interval '1 hour'`)
        .groupBy('b.remote, b.version')
        .getRawMany<Row>();
    });
    return rows.map(({ remote, version, people: all, failures, errors, responses, slow }) => ({
      remote,
      version,
      last: {
        failures: { people: all, affected: failures },
        errors: { people: all, affected: errors },
        inp: { people: responses, affected: slow },
      },
    }));
  }

  open(): Promise<RemoteAlarmEntity[]> {
    return this.database.read((manager) => manager.findBy(RemoteAlarmEntity, { resolvedAt: IsNull() }));
  }

  /** By the remote's row, which the caller has locked. */
  async isOpen({ manager }: Transaction, remote: string, measure: RemoteAlarmMeasure): Promise<boolean> {
    return manager.existsBy(RemoteAlarmEntity, { remote, measure, resolvedAt: IsNull() });
  }

  async raise(
    { manager }: Transaction,
    alarm: { remote: string; version: string; measure: RemoteAlarmMeasure } & Measured,
  ): Promise<void> {
    const { remote, version, measure, people: all, affected } = alarm;
    await manager.insert(RemoteAlarmEntity, { remote, version, measure, people: all, affected });
  }

  async resolve({ manager }: Transaction, remote: string, measure: RemoteAlarmMeasure): Promise<void> {
    await manager.update(RemoteAlarmEntity, { remote, measure, resolvedAt: IsNull() }, { resolvedAt: now });
  }

  /** Newest first. */
  async list(remote: string): Promise<RemoteAlarm[]> {
    const rows = await this.database.read((manager) =>
      manager.find(RemoteAlarmEntity, {
        where: [
          { remote, resolvedAt: IsNull() },
          { remote, resolvedAt: MoreThan(new Date(Date.now() - KEPT_SECONDS * 1_000)) },
        ],
        order: { id: 'DESC' },
        take: MOST,
      }),
    );
    return rows.map(({ version, measure, people: all, affected, raisedAt, resolvedAt }) => ({
      version,
      measure,
      people: all,
      affected,
      raisedAt: raisedAt.toISOString(),
      resolvedAt: resolvedAt?.toISOString() ?? null,
    }));
  }

  async forgetOld(): Promise<void> {
    await this.database.write((manager) =>
      manager.delete(RemoteAlarmEntity, { resolvedAt: olderThan(KEPT_SECONDS) }),
    );
  }
}

const liveVersions = (manager: EntityManager) =>
  manager
    .createQueryBuilder(RemoteReleaseEntity, 'r')
    .select(['r.remote AS remote', 'r.version AS version'])
    .distinctOn(['r.remote'])
    .orderBy('r.remote')
    .addOrderBy('r.revision', 'DESC');
