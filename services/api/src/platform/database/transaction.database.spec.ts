import { AsyncLocalStorage } from 'node:async_hooks';
import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { queryOnce } from '../../../test/database/test-database.js';
import { useApi } from '../../../test/index.js';
import { poolOf } from './data-source.js';
import { afterCommit, Database, isUnavailable, sqlState, statement, violatedConstraint } from './index.js';
import { together } from './together.js';
import { openTransaction, type Transaction } from './transaction.js';

const { app, databaseUrl, given, rows } = useApi();
const database = () => app().get(Database);

const ADD_TEAM = statement('test.add-team', 'INSERT INTO teams (id, name) VALUES (gen_random_uuid(), $1)');
const RENAME = statement('test.rename', 'UPDATE users SET name = $2 WHERE id = $1');
const WHO = statement('test.who', 'SELECT pg_backend_pid() AS pid');
const DIVIDE = statement('test.divide', 'SELECT 1 / 0 AS never');

const teams = async () => (await rows<{ name: string }>('SELECT name FROM teams')).map(({ name }) => name);

describe('transaction', () => {
  it('commits, and then runs the tasks registered with afterCommit', async () => {
    const seen: string[][] = [];
    await database().transaction(async (tx) => {
      await tx.rows(ADD_TEAM, ['committed']);
      afterCommit(() => seen.push(['after']));
      expect(seen).toEqual([]);
    });
    expect(seen).toEqual([['after']]);
    expect(await teams()).toContain('committed');
  });

  it('writes no row and runs no task when it fails', async () => {
    const later = jest.fn();
    const failing = database().transaction(async (tx) => {
      await tx.rows(ADD_TEAM, ['undone']);
      afterCommit(later);
      await tx.rows(DIVIDE);
    });
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    expect(later).not.toHaveBeenCalled();
    expect(await teams()).not.toContain('undone');
  });

  it('shares its connection with its reads and nested transactions', async () => {
    await database().transaction(async () => {
      await database().transaction((tx) => tx.rows(ADD_TEAM, ['inner']));
      const seen = await database().rows<{ name: string }>(statement('test.teams', 'SELECT name FROM teams'));
      expect(seen).toContainEqual({ name: 'inner' });
      const outside = await queryOnce(databaseUrl(), 'SELECT name FROM teams');
      expect(outside).not.toContainEqual({ name: 'inner' });
    });
    expect(await teams()).toContain('inner');
  });

  it('is visible only to its own async work, even when other transactions are open', async () => {
    const seen = async () => (await database().rows<{ pid: number }>(WHO))[0]?.pid;
    const bothAreOpen = barrier(2);
    let end = () => {};
    const firstHasEnded = new Promise<void>((resolve) => (end = resolve));
    const first = database().transaction(async (tx) => {
      const own = (await tx.rows<{ pid: number }>(WHO))[0]?.pid;
      await bothAreOpen();
      expect(await seen()).toBe(own);
    });
    const second = database().transaction(async (tx) => {
      const own = (await tx.rows<{ pid: number }>(WHO))[0]?.pid;
      await bothAreOpen();
      await firstHasEnded;
      expect(await seen()).toBe(own);
    });
    await first;
    expect(openTransaction()).toBeUndefined();
    end();
    await second;
    await database().transaction(async (tx) => expect(openTransaction()).toBe(tx));
  });

  it('tracks promises only while a transaction is open', async () => {
    const stops = jest.spyOn(AsyncLocalStorage.prototype, 'disable');
    const bothAreOpen = barrier(2);
    await Promise.all([1, 2].map(() => database().transaction(bothAreOpen)));
    expect(stops).toHaveBeenCalledTimes(1);
    stops.mockRestore();
  });

  it('rolls back only a failed nested transaction, with its afterCommit tasks', async () => {
    const later = jest.fn();
    await database().transaction(async (tx) => {
      await tx.rows(ADD_TEAM, ['outer']);
      const inner = database().transaction(async (nested) => {
        await nested.rows(ADD_TEAM, ['inner undone']);
        afterCommit(later);
        await nested.rows(DIVIDE);
      });
      await inner.catch((error) => expect(sqlState(error)).toBe('22012'));
      await tx.rows(ADD_TEAM, ['outer again']);
    });
    expect(await teams()).toEqual(expect.arrayContaining(['outer', 'outer again']));
    expect(await teams()).not.toContain('inner undone');
    expect(later).not.toHaveBeenCalled();
  });

  it('retries after a deadlock, so that both writers succeed', async () => {
    const [ann, ben] = [await given.user(), await given.user()];
    let attempts = 0;
    const bothHoldOne = barrier(2);
    const rename = (first: { _id: string }, second: { _id: string }, name: string) =>
      database().transaction(async (tx) => {
        attempts++;
        await tx.rows(RENAME, [first._id, name]);
        await bothHoldOne();
        await tx.rows(RENAME, [second._id, name]);
      });
    await Promise.all([rename(ann, ben, 'One'), rename(ben, ann, 'Two')]);
    expect(attempts).toBeGreaterThan(2);
    const names = await rows<{ name: string }>('SELECT name FROM users WHERE id = ANY($1)', [
      [ann._id, ben._id],
    ]);
    expect(new Set(names.map(({ name }) => name)).size).toBe(1);
  });

  it('throws the error of the statement that failed, not of those sent after it', async () => {
    const failing = database().transaction((tx) =>
      together(tx.rows(ADD_TEAM, ['sent before']), tx.rows(DIVIDE), tx.rows(WHO)),
    );
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    expect(await teams()).not.toContain('sent before');
  });

  it('runs statements that are sent together in their order', async () => {
    const [, seen] = await database().transaction((tx) =>
      together(
        tx.rows(ADD_TEAM, ['sent first']),
        tx.rows<{ name: string }>(statement('test.teams', 'SELECT name FROM teams')),
      ),
    );
    expect(seen).toContainEqual({ name: 'sent first' });
  });

  it('waits for deferred writes and runs their afterCommit tasks', async () => {
    const later = jest.fn();
    await database().transaction(async (tx) => {
      const write = async () => {
        await tx.rows(ADD_TEAM, ['deferred']);
        afterCommit(later);
      };
      tx.defer(write());
    });
    expect(await teams()).toContain('deferred');
    expect(later).toHaveBeenCalledTimes(1);
  });

  it('fails as a whole when a deferred write fails before or after the work has ended', async () => {
    const early = database().transaction(async (tx) => {
      await tx.rows(ADD_TEAM, ['deferred in vain']);
      tx.defer(tx.rows(DIVIDE));
      await tx.rows(WHO);
    });
    await expect(early).rejects.toMatchObject({ code: '22012' });
    const later = jest.fn();
    const late = database().transaction(async (tx) => {
      await tx.rows(ADD_TEAM, ['deferred in vain']);
      afterCommit(later);
      tx.defer(tx.rows(DIVIDE));
    });
    await expect(late).rejects.toMatchObject({ code: '22012' });
    expect(later).not.toHaveBeenCalled();
    expect(await teams()).not.toContain('deferred in vain');
  });

  it('rolls back only the nested transaction when its deferred write fails', async () => {
    await database().transaction(async (tx) => {
      tx.defer(tx.rows(ADD_TEAM, ['deferred outside']));
      const inner = database().transaction((nested) => {
        nested.defer(nested.rows(DIVIDE));
        return Promise.resolve();
      });
      await expect(inner).rejects.toMatchObject({ code: '22012' });
    });
    expect(await teams()).toContain('deferred outside');
  });

  it('refuses statements after its end', async () => {
    let ended: Transaction | undefined;
    await database().transaction((tx) => Promise.resolve((ended = tx)));
    await expect(ended?.rows(ADD_TEAM, ['too late'])).rejects.toThrow('has ended');
    expect(await teams()).not.toContain('too late');
  });

  it('begins on another connection when a pooled one turns out to be dead', async () => {
    const client = await poolOf(app().get(DataSource)).connect();
    client.release();
    // The pool hands it out again before it notices.
    Object.assign({ connection: { stream: new Socket() } }, client).connection.stream.destroy();
    let attempts = 0;
    await database().transaction(async (tx) => {
      attempts++;
      await tx.rows(ADD_TEAM, ['on another connection']);
    });
    expect(attempts).toBe(2);
    expect((await teams()).filter((name) => name === 'on another connection')).toHaveLength(1);
  });

  it('reports an unavailable database when its connection breaks between two statements', async () => {
    const work = database().transaction(async (tx) => {
      await tx.rows(ADD_TEAM, ['cut off']);
      const [backend] = await tx.rows<{ pid: number }>(WHO);
      await queryOnce(databaseUrl(), `SELECT pg_terminate_backend(${backend?.pid})`);
      while (!tx.manager.queryRunner?.isReleased) await pause(5);
    });
    const error: unknown = await work.catch((reason: unknown) => reason);
    expect(isUnavailable(error)).toBe(true);
    expect(await teams()).not.toContain('cut off');
  });

  it('reports the violated constraint', async () => {
    const ann = await given.user();
    const twice = given.user({ email: ann.email });
    expect(violatedConstraint(await twice.catch((error: unknown) => error))).toBe('users_email_key');
  });
});

describe('statement', () => {
  it('refuses one name for two texts, since PostgreSQL would run the older', () => {
    statement('test.twice', 'SELECT 1');
    expect(() => statement('test.twice', 'SELECT 1')).not.toThrow();
    expect(() => statement('test.twice', 'SELECT 2')).toThrow('test.twice');
  });
});

describe('results', () => {
  it('keeps days as days and counters as numbers', async () => {
    const [row] = await rows(`SELECT '2026-03-29'::date AS day, 9007199254740991::bigint AS counter`);
    expect(row).toEqual({ day: '2026-03-29', counter: 9_007_199_254_740_991 });
  });
});

/** Resolves for all once `size` callers have arrived; later callers pass at once. */
const barrier = (size: number): (() => Promise<void>) => {
  let release = (): void => undefined;
  let waiting = 0;
  const open = new Promise<void>((resolve) => (release = resolve));
  return () => {
    if (++waiting >= size) release();
    return open;
  };
};
