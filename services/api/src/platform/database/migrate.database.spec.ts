import { readdirSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Client } from 'pg';
import { createEmptyDatabase, queryOnce, type TestDatabase } from '../../../test/database/test-database.js';
import { migrate, migrationNames } from './index.js';

const files = readdirSync(new URL('../../../migrations/', import.meta.url));

const classNameOf = (file: string): string => {
  const [, stamp = '', words = ''] = /^(\d+)-(.*)\.ts$/.exec(file) ?? [];
  const name = words.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
  return name + stamp;
};

let names: string[];
beforeAll(async () => (names = await migrationNames()));

/** How many migrations run before one. */
const numberBefore = (migration: string): number => names.findIndex((name) => name.startsWith(migration));

it('finds one migration in each file of the folder, named after it, ordered by timestamp', () => {
  expect(names).toEqual(files.sort().map(classNameOf));
});

describe('migrate', () => {
  let database: TestDatabase;
  beforeEach(async () => (database = await createEmptyDatabase()));
  afterEach(() => database.drop());

  it('runs each migration once, also when two servers start at the same time', async () => {
    const runs = await Promise.all([migrate(database.url), migrate(database.url)]);
    expect(runs.flat()).toEqual(names);
    expect(await migrate(database.url)).toEqual([]);
  });

  it('refuses a database that a newer version has migrated, and changes nothing', async () => {
    await migrate(database.url);
    await queryOnce(database.url, `INSERT INTO migrations (timestamp, name) VALUES (1, 'FromTheFuture1')`);
    await expect(migrate(database.url)).rejects.toMatchObject({
      code: 'NEWER_DATABASE',
      unknownMigrations: ['FromTheFuture1'],
    });
  });

  describe('a table locked by a long read', () => {
    let before: number;
    let reader: Client;
    beforeEach(async () => {
      before = numberBefore('ToldFallbacks');
      await migrate(database.url, { through: before });
      reader = new Client({ connectionString: database.url });
      await reader.connect();
      await reader.query('BEGIN; LOCK TABLE remote_beacons IN ACCESS SHARE MODE');
    });
    afterEach(() => reader.end());

    const migrationWaits = async (): Promise<void> => {
      const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      while ((await queryOnce(database.url, waiting)).length === 0) await nextTurn();
    };

    it('stays available to others while a migration waits for it, and is migrated afterwards', async () => {
      const migrated = migrate(database.url, { lockTimeoutMs: 100 });
      await migrationWaits();
      expect(await queryOnce(database.url, 'SELECT FROM remote_beacons')).toEqual([]);
      await reader.query('COMMIT');
      expect(await migrated).toEqual(names.slice(before));
    });

    it('fails the start with one message when the lock is never released, and changes nothing', async () => {
      await expect(migrate(database.url, { lockTimeoutMs: 20, tries: 2 })).rejects.toMatchObject({
        code: 'DATABASE_BUSY',
      });
      await reader.query('COMMIT');
      expect(await migrate(database.url)).toHaveLength(names.length - before);
    });
  });

  it('leaves the check of builds to versions that were never live', async () => {
    const before = numberBefore('CheckedVersions');
    await migrate(database.url, { through: before });
    await queryOnce(
      database.url,
      `INSERT INTO remotes (name) VALUES ('reports'), ('other');
       INSERT INTO remote_versions (remote, version, contribution, files, content_hash, size, actor)
       SELECT remote, version, '{}', '{}', '', 0, '{}' FROM
         (VALUES ('reports'), ('other')) r (remote),
         (VALUES ('1-live'), ('2-canary'), ('3-rolled-back'), ('4-preview'), ('5-published')) v (version);
       INSERT INTO remote_releases (revision, remote, version, actor) VALUES (1, 'reports', '1-live', '{}');
       INSERT INTO remote_trials (remote, kind, version, percent, actor) VALUES
         ('reports', 'canary', '2-canary', 5, '{}'), ('reports', 'preview', '4-preview', NULL, '{}');
       INSERT INTO remote_journal (actor, remote, action, version) VALUES
         ('{}', 'reports', 'activate', '3-rolled-back'), ('{}', 'reports', 'publish', '5-published')`,
    );
    await migrate(database.url);
    expect(
      await queryOnce(
        database.url,
        'SELECT remote, version FROM remote_versions WHERE checked ORDER BY version',
      ),
    ).toEqual(['1-live', '2-canary', '3-rolled-back'].map((version) => ({ remote: 'reports', version })));
  });

  it('deletes idempotency keys of earlier versions, since their hashes are not keyed', async () => {
    const before = numberBefore('KeyedIdempotencyHashes');
    await migrate(database.url, { through: before });
    await queryOnce(
      database.url,
      `WITH person AS (INSERT INTO users (id, name, email, password_hash, initials_avatar)
         VALUES (gen_random_uuid(), 'Ann', 'ann@example.com', 'x', '/') RETURNING id)
       INSERT INTO idempotency_keys (user_id, key, request_hash, status, answer, expires_at)
       SELECT id, 'a', sha256('{"password":"secret"}'), 200, '{"token":"t"}', now() + interval '1 day' FROM person`,
    );
    await migrate(database.url);
    expect(await queryOnce(database.url, 'SELECT key FROM idempotency_keys')).toEqual([]);
    expect(await queryOnce(database.url, 'SELECT name FROM users')).toEqual([{ name: 'Ann' }]);
  });
});
