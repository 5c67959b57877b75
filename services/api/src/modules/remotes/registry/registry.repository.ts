import { Injectable } from '@nestjs/common';
import { pathsMeet, RESERVED_PATHS, type RemoteActor } from '@taskloom/contracts';
import { Database, statement, type Transaction } from '../../../platform/database/index.js';

/** One remote as a change finds it, locked until the change is over. */
export interface LockedRemote {
  name: string;
  /** The registry's at its last change. */
  revision: number;
  lockedBy: 'person' | 'token' | null;
  lockReason: string | null;
  /** A person or a team has decided what is live. */
  chosen: boolean;
  live: string | null;
  canary: { version: string; percent: number } | null;
  preview: string | null;
  /** The last one that was live before and may run. */
  before: string | null;
}

const LOCK = statement('remotes.lock', 'SELECT name FROM remotes WHERE name = $1 FOR UPDATE');

/** Other than what is live: the same version may stand twice in the stack. */
const BEFORE = `(SELECT b.version FROM remote_releases b JOIN remote_versions v USING (remote, version)
   WHERE b.remote = r.name AND b.version <> live.version AND v.revoked_reason IS NULL AND v.storage = 'kept'
   ORDER BY b.revision DESC LIMIT 1)`;

const STATE = statement(
  'remotes.state',
  `SELECT r.name, r.revision, r.locked_by AS "lockedBy", r.lock_reason AS "lockReason", r.chosen,
          live.version AS live, ${BEFORE} AS before,
          (SELECT json_build_object('version', version, 'percent', percent) FROM remote_trials
           WHERE remote = r.name AND kind = 'canary') AS canary,
          (SELECT version FROM remote_trials WHERE remote = r.name AND kind = 'preview') AS preview
   FROM remotes r
   LEFT JOIN LATERAL (
     SELECT version FROM remote_releases WHERE remote = r.name ORDER BY revision DESC LIMIT 1
   ) live ON true
   WHERE r.name = $1`,
);

const WAS_LIVE = statement(
  'remotes.was-live',
  'SELECT 1 FROM remote_releases WHERE remote = $1 AND version = $2 LIMIT 1',
);

const EXISTS = statement('remotes.exists', 'SELECT name FROM remotes WHERE name = $1');

const ENSURE = statement('remotes.ensure', 'INSERT INTO remotes (name) VALUES ($1) ON CONFLICT DO NOTHING');

const NEXT = statement(
  'remotes.next-revision',
  `WITH next AS (
     INSERT INTO remote_registry (revision) VALUES (1)
     ON CONFLICT (one) DO UPDATE SET revision = remote_registry.revision + 1 RETURNING revision
   )
   UPDATE remotes SET revision = next.revision, chosen = chosen OR $2 FROM next
   WHERE name = $1 RETURNING next.revision`,
);

const RELEASE = statement(
  'remotes.release',
  'INSERT INTO remote_releases (revision, remote, version, actor) VALUES ($1, $2, $3, $4)',
);

/** Down to where the version last was live; when it never was, what is live goes. */
const TAKE_OFF = statement(
  'remotes.take-off',
  `DELETE FROM remote_releases WHERE remote = $1 AND revision >= COALESCE(
     (SELECT max(revision) FROM remote_releases WHERE remote = $1 AND version = $2),
     (SELECT max(revision) FROM remote_releases WHERE remote = $1))`,
);

const TRY = statement(
  'remotes.try',
  `INSERT INTO remote_trials (remote, kind, version, percent, actor) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (remote, kind) DO UPDATE SET version = excluded.version, percent = excluded.percent, actor = excluded.actor,
     since = CASE WHEN remote_trials.version = excluded.version THEN remote_trials.since ELSE now() END`,
);

const END_TRIALS = statement(
  'remotes.end-trials',
  'DELETE FROM remote_trials WHERE remote = $1 AND kind = ANY($2) AND version = COALESCE($3, version)',
);

const SET_LOCK = statement(
  'remotes.set-lock',
  'UPDATE remotes SET locked_by = $2, lock_reason = $3 WHERE name = $1',
);

const HOLD_ROUTES = statement(
  'remotes.hold-routes',
  `SELECT pg_advisory_xact_lock(hashtext('remotes.routes'))`,
);

const PATHS = `SELECT v.remote, jsonb_array_elements(v.contribution->'routes')->>'path' AS path FROM remote_versions v`;

const OWN_PATHS = statement('remotes.own-paths', `${PATHS} WHERE v.remote = $1 AND v.version = $2`);

/** Of what others have live, or as a canary. */
const OTHER_PATHS = statement(
  'remotes.other-paths',
  `${PATHS} WHERE v.remote <> $1 AND (
     v.version = (SELECT version FROM remote_releases l WHERE l.remote = v.remote ORDER BY revision DESC LIMIT 1)
     OR EXISTS (SELECT FROM remote_trials t WHERE t.remote = v.remote AND t.version = v.version AND t.kind = 'canary'))`,
);

@Injectable()
export class RegistryRepository {
  constructor(private readonly database: Database) {}

  async exists(name: string): Promise<boolean> {
    return (await this.database.row(EXISTS, [name])) !== undefined;
  }

  async ensure(tx: Transaction, name: string): Promise<void> {
    await tx.rows(ENSURE, [name]);
  }

  /** First of every change, so that changes of one remote follow each other. */
  async lock(tx: Transaction, name: string): Promise<LockedRemote | undefined> {
    // In a statement of its own: the next one then sees what the last holder of the lock has left.
    await tx.rows(LOCK, [name]);
    return tx.row<LockedRemote>(STATE, [name]);
  }

  /** Stands among the releases to which a rollback leads. */
  async wasLive(tx: Transaction, name: string, version: string): Promise<boolean> {
    return (await tx.row(WAS_LIVE, [name, version])) !== undefined;
  }

  /** Last of every change: it holds the registry until the commit. */
  async nextRevision(tx: Transaction, name: string, actor: RemoteActor): Promise<number> {
    const row = await tx.row<{ revision: number }>(NEXT, [name, actor.kind !== 'system']);
    if (!row) throw new Error('The registry has lost its revision');
    return row.revision;
  }

  async release(tx: Transaction, revision: number, name: string, version: string, actor: RemoteActor) {
    await tx.rows(RELEASE, [revision, name, version, actor]);
  }

  async takeOff(tx: Transaction, name: string, downTo: string): Promise<void> {
    await tx.rows(TAKE_OFF, [name, downTo]);
  }

  async beginCanary(tx: Transaction, name: string, version: string, percent: number, actor: RemoteActor) {
    await tx.rows(TRY, [name, 'canary', version, percent, actor]);
  }

  async beginPreview(tx: Transaction, name: string, version: string, actor: RemoteActor) {
    await tx.rows(TRY, [name, 'preview', version, null, actor]);
  }

  /** Of one version, or whatever it is. */
  async endTrials(tx: Transaction, name: string, kinds: ('canary' | 'preview')[], version?: string) {
    await tx.rows(END_TRIALS, [name, kinds, version ?? null]);
  }

  async setLock(tx: Transaction, name: string, by: 'person' | 'token' | null, reason: string | null) {
    await tx.rows(SET_LOCK, [name, by, reason]);
  }

  /**
   * A route of this version that somebody else has, and who: another remote that is live, or the shell itself. From now until the commit
   * no other remote gets a route, so that two that rival each other are not activated at the same moment.
   */
  async rival(
    tx: Transaction,
    name: string,
    version: string,
  ): Promise<{ path: string; owner: string } | undefined> {
    await tx.rows(HOLD_ROUTES, []);
    const own = await tx.rows<{ path: string }>(OWN_PATHS, [name, version]);
    const others = await tx.rows<{ path: string; remote: string }>(OTHER_PATHS, [name]);
    const taken = [
      ...RESERVED_PATHS.map((path) => ({ path, owner: 'the shell' })),
      ...others.map(({ path, remote }) => ({ path, owner: remote })),
    ];
    for (const { path } of own) {
      const met = taken.find((one) => pathsMeet(one.path, path));
      if (met) return { path, owner: met.owner };
    }
    return undefined;
  }
}
