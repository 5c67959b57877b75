import type { KeySet } from '@taskloom/contracts';
import { Database } from '../../platform/database/index.js';
import { SecretBox } from '../../platform/secrets/index.js';
import { useApi } from '../../../test/index.js';
import { SigningKeys } from './signing-keys.service.js';

const JWT_SECRET = 'b7c1f04e9a3d4c5f8e6a2b1d0c9f8e7a';
const first = useApi({ JWT_SECRET });
const onSameDatabase = { between: () => Promise.resolve(first.databaseUrl()) };
const second = useApi({ JWT_SECRET }, onSameDatabase);
const withOtherSecret = useApi({ JWT_SECRET: JWT_SECRET.toUpperCase() }, onSameDatabase);

const current = async ({ app }: typeof first) => (await app().get(SigningKeys).current()).id;
const published = async () =>
  (await first.anonymous.get<KeySet>('/.well-known/jwks.json')).body.keys.map(({ kid }) => kid);
const age = (days: number) =>
  first.rows('UPDATE signing_keys SET created_at = created_at - make_interval(days => $1)', [days]);

describe('the key that signs tokens for backends', () => {
  it('is one for all processes that start together', async () => {
    const ids = await Promise.all([current(first), current(second), current(first)]);
    expect(new Set(ids).size).toBe(1);
    expect(await published()).toEqual([ids[0]]);
  });

  it('is published without its private part', async () => {
    const { text, headers } = await first.anonymous.get('/.well-known/jwks.json');
    expect(text).not.toMatch(/"d"/);
    expect(headers['cache-control']).toBe('public, max-age=300');
  });

  it('is replaced by another one that can be read with the JWT_SECRET of the process', async () => {
    const other = await current(withOtherSecret);
    expect(await published()).toEqual([other, await current(first)]);
  });

  it('is replaced after 90 days, and verifies for one day more', async () => {
    const before = await published();
    await age(90);
    const next = freshKeys();
    const replaced = (await next.current()).id;
    expect(before).not.toContain(replaced);
    expect(await published()).toEqual([replaced, ...before]);
    await next.removeOld();
    expect(await published()).toHaveLength(3);
    await first.rows(`UPDATE signing_keys SET created_at = now() - interval '92 days' WHERE id <> $1`, [
      replaced,
    ]);
    await next.removeOld();
    expect(await published()).toEqual([replaced]);
  });
});

/** As in a process that has just started. */
const freshKeys = (): SigningKeys => new SigningKeys(first.app().get(Database), first.app().get(SecretBox));
