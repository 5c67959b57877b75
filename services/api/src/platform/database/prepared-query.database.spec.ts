import type { EntityManager } from 'typeorm';
import { useApi } from '../../../test/index.js';
import { Database, columns, preparedQuery } from './index.js';

const { app } = useApi();
const database = () => app().get(Database);

const TEAM = ['id', 'name'] as const;
const ADD = preparedQuery('test.prepared-add', TEAM, (manager) =>
  manager.createQueryBuilder().insert().into('TeamEntity').values(columns(TEAM)),
);
const NAMED = preparedQuery('test.prepared-named', ['name', 'id'], (manager) =>
  manager
    .createQueryBuilder('TeamEntity', 't')
    .select('t.name', 'name')
    .where('t.id = :id AND t.name = :name'),
);

const named = (id: string, name: string) => database().rows<{ name: string }>(NAMED, { id, name });

it('takes its values by name, in a transaction and without one', async () => {
  const team = { id: crypto.randomUUID(), name: "Robert'); DROP TABLE teams" };
  await database().transaction((tx) => tx.rows(ADD, team));
  expect(await named(team.id, team.name)).toEqual([{ name: team.name }]);
  expect(await named(team.id, 'another')).toEqual([]);
});

it('is rolled back with its transaction', async () => {
  const team = { id: crypto.randomUUID(), name: 'gone' };
  const failing = database().transaction(async (tx) => {
    await tx.rows(ADD, team);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await named(team.id, team.name)).toEqual([]);
});

it('builds its SQL once, and PostgreSQL prepares it under its name', async () => {
  const build = jest.fn((manager: EntityManager) =>
    manager.createQueryBuilder('TeamEntity', 't').select('t.id', 'id').where('t.id = :id'),
  );
  const query = preparedQuery('test.prepared-once', ['id'], build);
  await database().transaction(async (tx) => {
    await tx.rows(query, { id: crypto.randomUUID() });
    await tx.rows(query, { id: crypto.randomUUID() });
    const prepared = await tx.rows({
      name: 'test.prepared-statements',
      text: `SELECT name FROM pg_prepared_statements WHERE name = 'test.prepared-once'`,
    });
    expect(prepared).toHaveLength(1);
  });
  expect(build).toHaveBeenCalledTimes(1);
});

it('cannot take the name of a statement with another text', async () => {
  const other = preparedQuery('test.prepared-named', ['id'], (manager) =>
    manager.createQueryBuilder('TeamEntity', 't').select('t.id', 'id').where('t.id = :id'),
  );
  await named(crypto.randomUUID(), 'first');
  await expect(database().rows(other, { id: 'x' })).rejects.toThrow(
    'Two statements are called test.prepared-named',
  );
});
