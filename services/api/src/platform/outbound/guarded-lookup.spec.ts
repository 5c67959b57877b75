import type { LookupAddress } from 'node:dns';
import { promisify } from 'node:util';
import { guardedLookup, type LookupAll } from './guarded-lookup.js';
import { isPublicAddress } from './public-address.js';

const PUBLIC: LookupAddress = { address: '93.184.216.34', family: 4 };
const PRIVATE: LookupAddress = { address: '10.0.0.1', family: 4 };

/** Resolves the name to these addresses, one list after the other. */
const resolving = (...lists: LookupAddress[][]) => {
  const lookup: LookupAll = (_hostname, _options, done) => done(null, lists.shift() ?? []);
  const guarded = guardedLookup(lookup, (_hostname, address) => isPublicAddress(address));
  return promisify((all: boolean, done: (error: Error | null, found: unknown) => void) =>
    guarded('reports.example.com', { all }, (error, found) => done(error, found)),
  );
};

describe('the lookup of a connection', () => {
  it('finds public addresses, one or all', async () => {
    const lookup = resolving([PUBLIC], [PUBLIC]);
    expect(await lookup(true)).toEqual([PUBLIC]);
    expect(await lookup(false)).toBe(PUBLIC.address);
  });

  it('fails when any address is private', async () => {
    await expect(resolving([PUBLIC, PRIVATE])(true)).rejects.toMatchObject({ reason: 'forbidden-address' });
  });

  it('checks each connection, so that a name can not move to a private address', async () => {
    const lookup = resolving([PUBLIC], [PRIVATE]);
    expect(await lookup(true)).toEqual([PUBLIC]);
    await expect(lookup(true)).rejects.toMatchObject({ reason: 'forbidden-address' });
  });

  it('fails for a name without an address', async () => {
    await expect(resolving([])(true)).rejects.toMatchObject({ reason: 'unreachable' });
  });
});
