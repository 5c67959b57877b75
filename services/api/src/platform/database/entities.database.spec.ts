import { v7 as uuid } from 'uuid';
import { queryOnce } from '../../../test/database/test-database.js';
import { useApi } from '../../../test/index.js';
import { Database, deleteSome, isUnavailable } from './index.js';

interface Team {
  id: string;
  name: string;
}

const { app, databaseUrl, rows } = useApi();
const database = () => app().get(Database);

const add = async (...names: string[]) => {
  for (const name of names) await rows('INSERT INTO teams (id, name) VALUES ($1, $2)', [uuid(), name]);
};
const names = async () => (await rows<Team>('SELECT name FROM teams ORDER BY name')).map(({ name }) => name);

/** Ends the connection that a query of this manager would use. */
const cut = async (manager: { query<T>(sql: string): Promise<T> }) => {
  const [backend] = await manager.query<{ pid: number }[]>('SELECT pg_backend_pid() AS pid');
  await queryOnce(databaseUrl(), `SELECT pg_terminate_backend(${backend?.pid}, 5000)`);
};

afterEach(() => rows('DELETE FROM teams'));

describe('read', () => {
  it('reads through entities, including what the open transaction has written', async () => {
    await add('committed');
    await database().transaction(async (tx) => {
      await tx.manager.insert('TeamEntity', { id: uuid(), name: 'open' });
      expect(await database().read((manager) => manager.count('TeamEntity'))).toBe(2);
      expect(await queryOnce(databaseUrl(), 'SELECT name FROM teams')).toEqual([{ name: 'committed' }]);
    });
  });

  it('is repeated on another connection when its own is lost', async () => {
    await add('found');
    let attempts = 0;
    const found = await database().read(async (manager) => {
      if (++attempts === 1) await cut(manager);
      return manager.findOneBy<Team>('TeamEntity', { name: 'found' });
    });
    expect(found?.name).toBe('found');
    expect(attempts).toBe(2);
  });

  it('is not repeated for another error', async () => {
    const work = jest.fn((manager: { query(sql: string): Promise<unknown> }) =>
      manager.query('SELECT 1 / 0'),
    );
    await expect(database().read(work)).rejects.toMatchObject({ code: '22012' });
    expect(work).toHaveBeenCalledTimes(1);
  });
});

describe('write', () => {
  it('writes through entities at once, or as part of the open transaction', async () => {
    const insert = (name: string) =>
      database().write((manager) => manager.insert('TeamEntity', { id: uuid(), name }));
    await insert('alone');
    const failing = database().transaction(async () => {
      await insert('undone');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await names()).toEqual(['alone']);
  });

  it('is not repeated when its connection is lost, since it may have been committed', async () => {
    let attempts = 0;
    const writing = database().write(async (manager) => {
      attempts++;
      await cut(manager);
      return manager.insert('TeamEntity', { id: uuid(), name: 'lost' });
    });
    expect(isUnavailable(await writing.catch((error: unknown) => error))).toBe(true);
    expect(attempts).toBe(1);
    expect(await names()).toEqual([]);
  });
});

describe('statements of TypeORM', () => {
  /** The statements with this text that are prepared on the transaction's connection. */
  const prepared = (manager: { query<T>(sql: string): Promise<T> }, text: string) =>
    manager.query<{ name: string }[]>(
      `SELECT name FROM pg_prepared_statements WHERE statement LIKE '%${text}%' AND name <> ''`,
    );

  it('are prepared once per connection, for any values', async () => {
    await database().transaction(async ({ manager }) => {
      for (const id of [uuid(), uuid()])
        await manager.query('SELECT name AS once FROM teams WHERE id = $1', [id]);
      expect(await prepared(manager, 'AS once')).toEqual([{ name: expect.stringMatching(/^typeorm-\d+$/) }]);
    });
  });

  it('have a different name for each text, and none without values', async () => {
    await database().transaction(async ({ manager }) => {
      await manager.query('SELECT name AS twice FROM teams WHERE id = $1', [uuid()]);
      await manager.query('SELECT id, name AS twice FROM teams WHERE id = $1', [uuid()]);
      await manager.query('SELECT name AS twice FROM teams');
      const found = await prepared(manager, 'AS twice FROM teams WHERE');
      expect(new Set(found.map(({ name }) => name)).size).toBe(2);
      expect(await prepared(manager, 'AS twice FROM teams')).toHaveLength(2);
    });
  });
});

describe('deleteSome', () => {
  it('deletes at most the given number of matching rows, and returns how many it deleted', async () => {
    await add('old', 'old', 'old', 'new');
    const step = () =>
      database().write((manager) => deleteSome<Team>(manager, 'TeamEntity', { name: 'old' }, 2));
    expect(await step()).toBe(2);
    expect(await names()).toEqual(['new', 'old']);
    expect(await step()).toBe(1);
    expect(await step()).toBe(0);
    expect(await names()).toEqual(['new']);
  });
});
