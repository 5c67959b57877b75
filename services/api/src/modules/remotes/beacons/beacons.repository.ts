import { Injectable } from '@nestjs/common';
import type { RemoteReport } from '@taskloom/contracts';
import { Database, statement } from '../../../platform/database/index.js';

/** People who have loaded a version, or tried to. */
interface People {
  people: number;
  /** Those for whom a load failed. */
  failures: number;
  /** The most frequent one of those that were reported; null without any. */
  reason: string | null;
}

/** A canary and what it is compared with: the version that everybody else gets. */
export interface Comparison {
  remote: string;
  version: string;
  canary: People;
  live: People;
}

/** What of the outcomes is counted once for each person: which of the failures it was does not matter. */
const STATES = {
  ready: 'ready',
  failed: 'failed',
  incompatible: 'failed',
  revoked: 'failed',
  'late-error': 'late-error',
  'long-task': 'long-task',
} as const satisfies Record<RemoteReport['outcome'], string>;

/** Rows that one person may have, of all remotes and versions together. */
const ROWS_OF_A_PERSON = 500;

/** One row for each person, version and state: a repetition renews it. */
const KEEP = statement(
  'remotes.beacon',
  `INSERT INTO remote_beacons (person, remote, version, state, outcome, stage, duration_ms, reason, reference, canary_group)
   SELECT $1, remote, version, $4, $5, $6, $7, $8, $9, $10 FROM remote_versions v
   WHERE remote = $2 AND version = $3 AND (
     EXISTS (SELECT FROM remote_beacons b WHERE b.person = $1 AND b.remote = $2 AND b.version = $3 AND b.state = $4)
     OR (SELECT count(*) FROM remote_beacons b WHERE b.person = $1) < ${ROWS_OF_A_PERSON})
   ON CONFLICT (person, remote, version, state) DO UPDATE SET at = now(), outcome = excluded.outcome, stage = excluded.stage,
     duration_ms = excluded.duration_ms, reason = excluded.reason, reference = excluded.reference
   RETURNING version`,
);

const DAY_AGO = `now() - interval '24 hours'`;

/** `which` narrows the people down; `since` is a time. */
const peopleOf = (version: string, since: string, which = 'true'): string =>
  `(SELECT json_build_object('people', count(DISTINCT person), 'failures', count(*) FILTER (WHERE state = 'failed'),
      'reason', mode() WITHIN GROUP (ORDER BY reason) FILTER (WHERE state = 'failed'))
    FROM remote_beacons b WHERE b.remote = t.remote AND b.version = ${version} AND b.at > ${since}
      AND b.state IN ('ready', 'failed') AND ${which})`;

/** Only those count whom the canary was given to: others can report what they like. */
const COMPARE = statement(
  'remotes.compare',
  `SELECT t.remote, t.version,
          ${peopleOf('t.version', `greatest(t.since, ${DAY_AGO})`, 'b.canary_group < t.percent')} AS canary,
          ${peopleOf('live.version', DAY_AGO)} AS live
   FROM remote_trials t
   JOIN LATERAL (
     SELECT version FROM remote_releases WHERE remote = t.remote ORDER BY revision DESC LIMIT 1
   ) live ON true
   WHERE t.kind = 'canary' AND ($1::text IS NULL OR t.remote = $1)`,
);

const FORGET = statement(
  'remotes.forget-beacons',
  `DELETE FROM remote_beacons WHERE at < now() - interval '48 hours'`,
);

@Injectable()
export class BeaconsRepository {
  constructor(private readonly database: Database) {}

  /** False when the version is not published, or when this person has reported more than anybody can see. */
  async keep(person: string, beacon: RemoteReport, canaryGroup: number): Promise<boolean> {
    const { name, version, outcome, stage, durationMs, reason = null, reference = null } = beacon;
    const about = [outcome, stage, durationMs, reason, reference, canaryGroup];
    return (await this.database.row(KEEP, [person, name, version, STATES[outcome], ...about])) !== undefined;
  }

  /** The version before ran in place of this one. */
  async keepFallback(person: string, name: string, version: string, canaryGroup: number): Promise<boolean> {
    const about = ['fallback', 'ready', 0, null, null, canaryGroup];
    return (await this.database.row(KEEP, [person, name, version, 'fallback', ...about])) !== undefined;
  }

  /** Of all canaries, or of one remote's. */
  comparisons(remote: string | null = null): Promise<Comparison[]> {
    return this.database.rows<Comparison>(COMPARE, [remote]);
  }

  async forgetOld(): Promise<void> {
    await this.database.rows(FORGET);
  }
}
