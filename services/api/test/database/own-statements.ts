import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../../src/platform/database/index.js';

/** How many statements written as SQL `work` sends. Those that jobs and delayed events send meanwhile don't count. */
export const ownStatements = async (database: Database, work: () => Promise<unknown>): Promise<number> => {
  const inside = new AsyncLocalStorage<true>();
  const send = database.rows.bind(database);
  let count = 0;
  const spy = jest.spyOn(database, 'rows').mockImplementation((...query) => {
    if (inside.getStore()) count += 1;
    return send(...query);
  });
  try {
    await inside.run(true, work);
  } finally {
    spy.mockRestore();
  }
  return count;
};
