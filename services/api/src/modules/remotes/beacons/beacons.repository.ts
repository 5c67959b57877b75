import { Injectable } from '@nestjs/common';
import type { RemoteBeacon } from '@taskloom/contracts';
import { Database, statement } from '../../../platform/database/index.js';

export interface Loads {
  loads: number;
  failures: number;
  /** The most frequent one of those that were told; null without any. */
  reason: string | null;
}

/** A canary and what it is compared with: the version that everybody else gets. */
export interface Comparison {
  remote: string;
  version: string;
  canary: Loads;
  live: Loads;
}

const ADD = statement(
  'remotes.beacon',
  `INSERT INTO remote_beacons (remote, version, outcome, stage, duration_ms, reason, instead_of)
   SELECT $1, $2, $3, $4, $5, $6, (SELECT version FROM remote_versions WHERE remote = $1 AND version = $7) FROM remote_versions WHERE remote = $1 AND version = $2
   RETURNING instead_of AS "insteadOf"`,
);

const loadsOf = (version: string, since: string): string =>
  `(SELECT json_build_object('loads', count(*), 'failures', count(*) FILTER (WHERE outcome <> 'ready'),
      'reason', mode() WITHIN GROUP (ORDER BY reason) FILTER (WHERE outcome <> 'ready'))
    FROM remote_beacons b WHERE b.remote = t.remote AND b.version = ${version} AND b.at > ${since})`;

const DAY_AGO = `now() - interval '24 hours'`;

const COMPARE = statement(
  'remotes.compare',
  `SELECT t.remote, t.version, ${loadsOf('t.version', `greatest(t.since, ${DAY_AGO})`)} AS canary,
          ${loadsOf('live.version', DAY_AGO)} AS live
   FROM remote_trials t
   JOIN LATERAL (
     SELECT version FROM remote_releases WHERE remote = t.remote ORDER BY revision DESC LIMIT 1
   ) live ON true
   WHERE t.kind = 'canary'`,
);

const FORGET = statement(
  'remotes.forget-beacons',
  `DELETE FROM remote_beacons WHERE at < now() - interval '48 hours'`,
);

@Injectable()
export class BeaconsRepository {
  constructor(private readonly database: Database) {}

  /** What is kept of it: nothing of a version that is not published, and no `insteadOf` that is not. */
  async add(beacon: RemoteBeacon): Promise<{ insteadOf: string | null } | undefined> {
    const { name, version, outcome, stage, durationMs, reason = null, insteadOf = null } = beacon;
    const values = [name, version, outcome, stage, durationMs, reason, insteadOf];
    return this.database.row(ADD, values);
  }

  comparisons(): Promise<Comparison[]> {
    return this.database.rows<Comparison>(COMPARE);
  }

  async forgetOld(): Promise<void> {
    await this.database.rows(FORGET);
  }
}
