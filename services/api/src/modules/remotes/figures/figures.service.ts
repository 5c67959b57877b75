import { Injectable } from '@nestjs/common';
import {
  REMOTE_VITALS,
  type RemoteErrorGroup,
  type RemoteFigures,
  type RemoteVersionFigures,
} from '@taskloom/contracts';
import { AlarmsRepository } from '../alarms/alarms.repository.js';
import { BeaconsRepository } from '../beacons/beacons.repository.js';
import { worseVitals } from '../beacons/canary-rule.js';
import { figuresOf } from '../beacons/vital-histogram.js';
import { ErrorsRepository } from '../errors/errors.repository.js';
import { SourcePositions } from '../source-maps/source-positions.service.js';
import { FiguresRepository, type VitalCount } from './figures.repository.js';

const MOST_VERSIONS = 20;

/** How the versions of one remote perform, for its team. */
@Injectable()
export class FiguresService {
  constructor(
    private readonly figures: FiguresRepository,
    private readonly beacons: BeaconsRepository,
    private readonly errors: ErrorsRepository,
    private readonly alarms: AlarmsRepository,
    private readonly positions: SourcePositions,
  ) {}

  async of(name: string): Promise<RemoteFigures> {
    const places = await this.figures.places(name);
    const live = [...places].find(([, place]) => place === 'live')?.[0];
    const [title, versions, hours, errors, longTasks, alarms] = await Promise.all([
      this.figures.title(name, live),
      this.versions(name, places),
      this.figures.hours(name),
      this.errorGroups(name),
      this.figures.longTasks(name),
      this.alarms.list(name),
    ]);
    return { name, title, versions, hours, errors, longTasks, alarms };
  }

  private async versions(
    name: string,
    places: Awaited<ReturnType<FiguresRepository['places']>>,
  ): Promise<RemoteVersionFigures[]> {
    const [people, counts, vitals, [canary]] = await Promise.all([
      this.figures.people(name),
      this.figures.counts(name),
      this.figures.vitals(name),
      this.beacons.comparisons(name),
    ]);
    const everyone = [...people.values()].reduce((sum, each) => sum + each, 0);
    const named = new Set([...places.keys(), ...people.keys(), ...counts.keys()]);
    const all = [...named].map((version): RemoteVersionFigures => {
      const { failures = 0, errors = 0, longTasks = 0 } = counts.get(version) ?? {};
      const count = people.get(version) ?? 0;
      return {
        version,
        place: places.get(version) ?? 'earlier',
        people: count,
        share: everyone === 0 ? 0 : count / everyone,
        failures,
        errors,
        longTasks,
        vitals: vitalsOf(vitals.filter((row) => row.version === version)),
        worse: canary?.version === version ? worseVitals(canary.canary, canary.live) : [],
      };
    });
    return all
      .sort((a, b) => b.people - a.people || (a.version < b.version ? 1 : -1))
      .slice(0, MOST_VERSIONS);
  }

  private async errorGroups(name: string): Promise<RemoteErrorGroup[]> {
    const groups: RemoteErrorGroup[] = [];
    for (const { stack, ...group } of await this.errors.list(name))
      groups.push({ ...group, frames: await this.positions.of(name, group.version, stack) });
    return groups;
  }
}

const vitalsOf = (rows: readonly VitalCount[]): RemoteVersionFigures['vitals'] => {
  const [lcp = null, inp = null, cls = null] = REMOTE_VITALS.map((vital) => {
    const counts = rows
      .filter((row) => row.vital === vital)
      .map(({ bucket, values }) => [bucket, values] as const);
    return figuresOf(vital, new Map(counts));
  });
  return { lcp, inp, cls };
};
