import { Injectable } from '@nestjs/common';
import type { RemoteHour, RemoteLongTask, RemotePlace, RemoteVital } from '@taskloom/contracts';
import { Raw, type EntityManager } from 'typeorm';
import { Database, wireTime } from '../../../platform/database/index.js';
import { RemoteBeaconEntity } from '../beacons/remote-beacon.entity.js';
import { RemoteCountEntity } from '../beacons/remote-count.entity.js';
import { RemoteReleaseEntity } from '../registry/remote-release.entity.js';
import { RemoteTrialEntity } from '../registry/remote-trial.entity.js';
import { RemoteVersionEntity } from '../versions/remote-version.entity.js';
import { lastHours } from './figures.statements.js';

const HOURS = 48;
const LONG_TASKS = 10;

export interface VersionCounts {
  version: string;
  failures: number;
  errors: number;
  longTasks: number;
}

export interface VitalCount {
  version: string;
  vital: RemoteVital;
  bucket: number;
  values: number;
}

/** Reports of the last day on one remote. */
const reportsOf = (manager: EntityManager, remote: string) =>
  manager
    .createQueryBuilder(RemoteBeaconEntity, 'b')
    .where({ remote })
    .andWhere(`b.at > now() - interval '24 hours'`);

const peopleWith = (state: string): string => `(count(*) FILTER (WHERE b.state = '${state}'))::int`;

const during = (measure: string): string =>
  `COALESCE(sum(c.people) FILTER (WHERE c.measure = '${measure}'), 0)::int`;

/** Reads for the page of one remote. Few people open it, so the queries are separate. */
@Injectable()
export class FiguresRepository {
  constructor(private readonly database: Database) {}

  /** The title of the live version, or of any. */
  async title(remote: string, live: string | undefined): Promise<string> {
    const version = await this.database.read((manager) =>
      manager.findOne(RemoteVersionEntity, {
        where: { remote, ...(live !== undefined && { version: live }) },
        order: { publishedAt: 'DESC' },
      }),
    );
    return version?.contribution.title ?? remote;
  }

  /** The versions that people get now. */
  async places(remote: string): Promise<Map<string, RemotePlace>> {
    const [live, trials] = await this.database.read((manager) =>
      Promise.all([
        manager.findOne(RemoteReleaseEntity, { where: { remote }, order: { revision: 'DESC' } }),
        manager.find(RemoteTrialEntity, { where: { remote }, order: { kind: 'DESC' } }),
      ]),
    );
    const places = new Map<string, RemotePlace>(trials.map(({ version, kind }) => [version, kind]));
    return live ? places.set(live.version, 'live') : places;
  }

  /** People by the version of their last load. */
  async people(remote: string): Promise<Map<string, number>> {
    const rows = await this.database.read((manager) => {
      const last = reportsOf(manager, remote)
        .select(['b.version AS version'])
        .andWhere(`b.state IN ('ready', 'failed')`)
        .distinctOn(['b.person'])
        .orderBy({ 'b.person': 'ASC', 'b.at': 'DESC' });
      return manager
        .createQueryBuilder()
        .select(['last.version AS version', 'count(*)::int AS people'])
        .from(`(${last.getQuery()})`, 'last')
        .setParameters(last.getParameters())
        .groupBy('last.version')
        .getRawMany<{ version: string; people: number }>();
    });
    return new Map(rows.map(({ version, people }) => [version, people]));
  }

  async counts(remote: string): Promise<Map<string, VersionCounts>> {
    const rows = await this.database.read((manager) =>
      reportsOf(manager, remote)
        .select(['b.version AS version', `${peopleWith('failed')} AS failures`])
        .addSelect([`${peopleWith('late-error')} AS errors`, `${peopleWith('long-task')} AS "longTasks"`])
        .groupBy('b.version')
        .getRawMany<VersionCounts>(),
    );
    return new Map(rows.map((row) => [row.version, row]));
  }

  vitals(remote: string): Promise<VitalCount[]> {
    return this.database.read((manager) =>
      manager
        .createQueryBuilder(RemoteCountEntity, 'c')
        .select(['c.version AS version', 'c.measure AS vital', 'c.bucket AS bucket'])
        .addSelect(['sum(c.people)::int AS values'])
        .where({ remote })
        .andWhere(`c.measure IN ('lcp', 'inp', 'cls')`)
        .groupBy('c.version, c.measure, c.bucket')
        .getRawMany<VitalCount>(),
    );
  }

  /** Every hour, also those without reports. */
  hours(remote: string): Promise<RemoteHour[]> {
    return this.database.read((manager) =>
      manager
        .createQueryBuilder()
        .select([`${wireTime('hour.at')} AS at`, `${during('ready')} AS loads`])
        .addSelect([`${during('failed')} AS failures`, `${during('late-error')} AS errors`])
        .addSelect([`${during('long-task')} AS "longTasks"`])
        .from(lastHours(HOURS), 'hour')
        .leftJoin(RemoteCountEntity, 'c', 'c.period = hour.at AND c.remote = :remote AND c.bucket = 0', {
          remote,
        })
        .groupBy('hour.at')
        .orderBy('hour.at')
        .getRawMany<RemoteHour>(),
    );
  }

  longTasks(remote: string): Promise<RemoteLongTask[]> {
    return this.database.read((manager) =>
      manager
        .createQueryBuilder(RemoteBeaconEntity, 'b')
        .select(['b.version AS version', 'b.reason AS reason', 'count(*)::int AS people'])
        .addSelect(['max(b.duration_ms) AS "longestMs"', `${wireTime('max(b.at)')} AS "lastAt"`])
        .where({ remote, state: 'long-task', at: Raw((at) => `${at} > now() - interval '${HOURS} hours'`) })
        .groupBy('b.version, b.reason')
        .orderBy('people', 'DESC')
        .addOrderBy('max(b.duration_ms)', 'DESC')
        .limit(LONG_TASKS)
        .getRawMany<RemoteLongTask>(),
    );
  }
}
