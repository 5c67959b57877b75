import { useApi } from '../../../test/index.js';
import { Database, type Transaction } from './index.js';

const MOST = 500;
const MORE = 600;

const { app } = useApi();

/** A transaction has one connection for all its statements. */
const onOneConnection = (work: (tx: Transaction) => Promise<void>) => app().get(Database).transaction(work);

/** The names of the statements that the connection has prepared. */
const prepared = async ({ manager }: Transaction): Promise<Map<string, string>> => {
  const rows = await manager.query<{ name: string; statement: string }[]>(
    `SELECT name, statement FROM pg_prepared_statements WHERE name <> ''`,
  );
  return new Map(rows.map(({ name, statement }) => [statement, name]));
};

const textOf = (n: number) => `SELECT $1::int AS number_${n}`;
const run = ({ manager }: Transaction, n: number) => manager.query<unknown[]>(textOf(n), [n]);
const runAll = (tx: Transaction, from: number, to: number) =>
  Promise.all(Array.from({ length: to - from }, (_, n) => run(tx, from + n)));

it('prepares a new statement also after 500 others, and closes the one that was used longest ago', async () => {
  await onOneConnection(async (tx) => {
    await runAll(tx, 0, MOST);
    await run(tx, 0);
    await runAll(tx, MOST, MORE);
    const known = await prepared(tx);
    expect(known.size).toBe(MOST);
    expect([0, 1, MORE - MOST, MORE - MOST + 1, MORE - 1].map((n) => known.has(textOf(n)))).toEqual([
      ...[true, false, false, true, true],
    ]);
  });
});

it('prepares a closed statement again under another name', async () => {
  await onOneConnection(async (tx) => {
    await run(tx, 0);
    const before = (await prepared(tx)).get(textOf(0));
    await runAll(tx, 1, MORE);
    expect(await run(tx, 0)).toEqual([{ number_0: 0 }]);
    const after = (await prepared(tx)).get(textOf(0));
    expect(after).toMatch(/^typeorm-\d+$/);
    expect(after).not.toBe(before);
  });
});

it('counts declared statements as well, which keep their names', async () => {
  const declared = (n: number) => ({ name: `test.declared-${n}`, text: `SELECT $1::int AS declared_${n}` });
  await onOneConnection(async (tx) => {
    for (let n = 0; n < MORE; n++) await tx.rows(declared(n), [n]);
    expect(await tx.rows(declared(0), [7])).toEqual([{ declared_0: 7 }]);
    const known = await prepared(tx);
    expect(known.size).toBe(MOST);
    expect([0, 1].map((n) => known.get(declared(n).text))).toEqual(['test.declared-0', undefined]);
  });
});

it('closes statements also while a transaction has failed', async () => {
  await onOneConnection(async (tx) => {
    await runAll(tx, 0, MOST);
    const failing = tx.nested(async () => {
      await tx.manager.query('SELECT 1 / $1::int', [0]).catch(() => undefined);
      await Promise.allSettled(Array.from({ length: 100 }, (_, n) => run(tx, MOST + n)));
      throw new Error('failed');
    });
    await expect(failing).rejects.toThrow('failed');
    await runAll(tx, MOST, MORE);
    const known = await prepared(tx);
    expect(known.size).toBeLessThanOrEqual(MOST);
    expect([0, MORE - 1].map((n) => known.has(textOf(n)))).toEqual([false, true]);
    expect(await run(tx, 0)).toEqual([{ number_0: 0 }]);
  });
});

it('prepares a statement of 16 KB, and runs a longer one unprepared', async () => {
  const text = (length: number) => `${textOf(0)} --`.padEnd(length, '-');
  await onOneConnection(async (tx) => {
    for (const length of [16_384, 16_385])
      expect(await tx.manager.query(text(length), [1])).toEqual([{ number_0: 1 }]);
    const known = await prepared(tx);
    expect([16_384, 16_385].map((length) => known.has(text(length)))).toEqual([true, false]);
  });
});
