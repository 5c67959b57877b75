import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import type { PendingWrite } from '@taskloom/contracts/rtk';
import { QUEUE_DATABASE } from './forget';
import { keptWrites } from './kept-writes';

// jsdom has no structuredClone, which IndexedDB needs.
globalThis.structuredClone ??= <T>(value: T): T => JSON.parse(JSON.stringify(value));

const write = (id: string, userId: string): PendingWrite => ({
  id,
  userId,
  kind: 'deleteTask',
  arg: { projectId: 'p', taskId: id },
  at: 1,
  state: 'waiting',
});

it('keeps the pending writes of an earlier version in an upgrade', async () => {
  // The database as client 1.8 and earlier create it.
  const earlier = await openDB(QUEUE_DATABASE, 1, {
    upgrade: (database) =>
      void database.createObjectStore('writes', { keyPath: 'id' }).createIndex('userId', 'userId'),
  });
  await earlier.put('writes', write('one', 'maya'));
  await earlier.put('writes', write('two', 'jonas'));
  earlier.close();

  const later = keptWrites(2);
  expect(await later.of('maya')).toEqual([write('one', 'maya')]);
  await later.put(write('three', 'maya'));
  await later.removeAll('jonas');
  expect(await later.of('jonas')).toEqual([]);
  expect((await later.of('maya')).map(({ id }) => id)).toEqual(['one', 'three']);
});
