import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteJournalEntry, RemotesAnswer } from '@taskloom/contracts';
import { builtRemote, refusal, useApi, writeBuild } from '../../../../test/index.js';
import { ShippedRemotes } from './shipped-remotes.service.js';

const site = mkdtempSync(join(tmpdir(), 'taskloom-shipped-'));
const ship = (...versions: [name: string, version: string, script?: string][]): void => {
  for (const build of versions) writeBuild(site, builtRemote(...build));
  const list = versions.map(([name, version]) => ({ name, version }));
  writeFileSync(join(site, 'r', 'shipped.json'), JSON.stringify(list));
};
writeFileSync(join(site, 'index.html'), '<!doctype html>');
ship(['calendar', '1.0.0'], ['search', '1.0.0']);

afterAll(() => rmSync(site, { recursive: true, force: true }));

const { app, as, anonymous, given, root, rows } = useApi({ SITE_DIR: site });
const startAgain = () => app().get(ShippedRemotes).onApplicationBootstrap();
const get = (url: string, headers: Record<string, string> = {}) => root.get(url, { headers });

const live = async () => {
  const { body } = await anonymous.get<RemotesAnswer>('/remotes/resolve');
  return body.remotes.map(({ name, version }) => `${name}@${version}`);
};
const staticCopy = (): RemotesAnswer => JSON.parse(readFileSync(join(site, 'remotes.json'), 'utf8'));

describe('the builds of the installation', () => {
  it('are published and live after the first start, and in the static copy', async () => {
    expect(await live()).toEqual(['calendar@1.0.0', 'search@1.0.0']);
    expect(staticCopy()).toEqual((await anonymous.get('/remotes/resolve')).body);
    const { admin } = await given.team();
    const { body } = await as(admin).get<RemoteJournalEntry[]>('/remotes/journal?remote=calendar');
    expect(body.map(({ action, version, by }) => [action, version, by.kind])).toEqual([
      ['activate', '1.0.0', 'system'],
      ['publish', '1.0.0', 'system'],
    ]);
  });

  it('do not change at a second start', async () => {
    const before = staticCopy().revision;
    await startAgain();
    expect((await anonymous.get<RemotesAnswer>('/remotes/resolve')).body.revision).toBe(before);
  });

  it('are replaced by an upgrade, except remotes that were deployed or locked', async () => {
    const { admin } = await given.team();
    await as(admin).put('/remotes/calendar/lock', { locked: true });
    ship(['calendar', '1.1.0'], ['search', '1.1.0']);
    await startAgain();
    expect(await live()).toEqual(['calendar@1.0.0', 'search@1.1.0']);
    await as(admin).put('/remotes/calendar/lock', { locked: false });
    await as(admin).post('/remotes/search/rollback', {});
    await startAgain();
    expect(await live()).toEqual(['calendar@1.0.0', 'search@1.0.0']);
    expect(await rows(`SELECT version FROM remote_versions WHERE remote = 'calendar' ORDER BY 1`)).toEqual([
      { version: '1.0.0' },
      { version: '1.1.0' },
    ]);
  });

  it('keep the first content of a version', async () => {
    ship(['team', '1.0.0', '"one"']);
    await startAgain();
    ship(['team', '1.0.0', '"two"']);
    await startAgain();
    expect((await get('/r/team/1.0.0/assets/main.0123abcd.js')).text).toBe('"one"');
  });

  it('do not fail because of a broken one', async () => {
    ship(['broken', '1.0.0'], ['whole', '1.0.0']);
    writeFileSync(join(site, 'r/broken/1.0.0/remote.json'), '{ "name": "broken" }');
    await startAgain();
    const names = await live();
    expect(names).toContain('whole@1.0.0');
    expect(names).not.toContain('broken@1.0.0');
  });

  it('are not published with a file that differs from its checksum', async () => {
    ship(['damaged', '1.0.0']);
    const file = join(site, 'r/damaged/1.0.0/assets/main.0123abcd.js');
    writeFileSync(file, '"other"');
    await startAgain();
    expect(await live()).not.toContain('damaged@1.0.0');
    ship(['damaged', '1.0.0']);
    await startAgain();
    expect(await live()).toContain('damaged@1.0.0');
  });

  it('need no writable folder', async () => {
    // The superuser can write anyway; then this proves only that nothing is left behind.
    chmodSync(site, 0o555);
    try {
      ship(['late', '1.0.0']);
      await startAgain();
      expect(await live()).toContain('late@1.0.0');
    } finally {
      chmodSync(site, 0o755);
    }
    expect(readdirSync(site).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});

describe('GET /r/…', () => {
  const file = '/r/calendar/1.0.0/assets/main.0123abcd.js';

  it('serves a published file with a lifetime of a year, compressed for clients that accept it', async () => {
    const plain = await get(file);
    expect([plain.status, plain.text]).toEqual([200, '"calendar 1.0.0"']);
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    const small = await get(file, { 'accept-encoding': 'gzip, br' });
    expect(small.headers).toMatchObject({ 'content-encoding': 'br' });
    expect((await get(file, { 'accept-encoding': 'br;q=0' })).headers).not.toHaveProperty('content-encoding');
    expect((await get('/r/calendar/1.0.0/remote.json')).body).toMatchObject({ version: '1.0.0' });
  });

  it.each([
    '/r/calendar/9.9.9/mf-manifest.json',
    '/r/calendar/1.0.0/assets/missing.js',
    '/r/calendar/1.0.0/',
    '/r/calendar/1.0.0',
    '/r/calendar',
    '/r/',
    '/r/calendar/1.0.0/assets',
    '/r/calendar/1.0.0/..%2f..%2fsearch%2f1.0.0%2fremote.json',
    '/r/calendar/1.0.0/%2e%2e/%2e%2e/jwt-secret',
    '/r/calendar/1.0.0/.hidden.js',
    '/r/calendar/1.0.0/%00.js',
    '/r/.incoming/1.0.0/a.js',
  ])('finds nothing at %s', async (path) => {
    const answer = await get(path);
    expect(answer).toMatchObject(refusal(404, 'NOT_FOUND'));
  });
});
