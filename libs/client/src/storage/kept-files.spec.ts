import 'fake-indexeddb/auto';
import { forgetEverythingOf } from '../session/forget-everything';
import { keptFiles, type KeptFile } from './kept-files';

// jsdom has no structuredClone, which IndexedDB needs.
globalThis.structuredClone ??= function copy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
};

const aFile = (id: string, userId: string): KeptFile => {
  const file = { name: 'notes.txt', type: 'text/plain' } as File;
  return { id, userId, projectId: 'p', taskId: 'a', file, at: 1 };
};

it('keeps files by person, and a sign-out removes those of the person only', async () => {
  const kept = keptFiles();
  for (const file of [aFile('1', 'maya'), aFile('2', 'maya'), aFile('3', 'jonas')])
    expect(await kept.put(file)).toBe(true);
  await kept.remove('1');
  expect(await keptFiles().of('maya')).toEqual([aFile('2', 'maya')]);
  await forgetEverythingOf('maya');
  expect(await kept.of('maya')).toEqual([]);
  expect(await kept.of('jonas')).toEqual([aFile('3', 'jonas')]);
});

it('keeps nothing without IndexedDB', async () => {
  const { indexedDB } = globalThis;
  Object.assign(globalThis, { indexedDB: undefined });
  const kept = keptFiles();
  expect(await kept.put(aFile('1', 'maya'))).toBe(false);
  expect(await kept.of('maya')).toEqual([]);
  await kept.removeAll('maya');
  Object.assign(globalThis, { indexedDB });
});
