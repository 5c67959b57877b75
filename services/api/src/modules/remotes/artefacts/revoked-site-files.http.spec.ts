import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtRemote, useApi, writeBuild } from '../../../../test/index.js';
import { ShippedRemotes } from '../shipped/shipped-remotes.service.js';
import { RevokedSiteFiles } from './revoked-site-files.service.js';

const site = mkdtempSync(join(tmpdir(), 'taskloom-revoked-'));
const VERSIONS = ['1.0.0', '1.1.0'];
const placeSite = (): void => {
  writeFileSync(join(site, 'index.html'), '<!doctype html>');
  for (const version of VERSIONS) writeBuild(site, builtRemote('calendar', version));
  const shipped = VERSIONS.map((version) => ({ name: 'calendar', version }));
  writeFileSync(join(site, 'r', 'shipped.json'), JSON.stringify(shipped));
};
placeSite();
afterAll(() => rmSync(site, { recursive: true, force: true }));

const { app, as, given, root } = useApi({ SITE_DIR: site });
const folder = (version: string) => join(site, 'r', 'calendar', version);
const answers = async (version: string) => {
  const files = ['mf-manifest.json', 'remote-entry.js', 'assets/main.0123abcd.js'];
  const asked = files.map((file) => root.get(`/r/calendar/${version}/${file}`));
  return (await Promise.all(asked)).map(({ status }) => status);
};

it('returns 410 for every file of a revoked build, and leaves none for a proxy to serve', async () => {
  expect(await answers('1.1.0')).toEqual([200, 200, 200]);
  const { admin } = await given.team();
  await as(admin).post('/remotes/calendar/versions/1.1.0/revoke', { reason: 'It leaks' });
  await app().get(RevokedSiteFiles).remove();
  expect(existsSync(folder('1.1.0'))).toBe(false);
  expect(await answers('1.1.0')).toEqual([410, 410, 410]);
});

it('keeps every other build', async () => {
  expect(existsSync(folder('1.0.0'))).toBe(true);
  expect(await answers('1.0.0')).toEqual([200, 200, 200]);
});

it('removes the files again when a start or an upgrade restores them', async () => {
  placeSite();
  await app().get(ShippedRemotes).onApplicationBootstrap();
  await app().get(RevokedSiteFiles).onApplicationBootstrap();
  expect(existsSync(folder('1.1.0'))).toBe(false);
  expect(await answers('1.1.0')).toEqual([410, 410, 410]);
});
