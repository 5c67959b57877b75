import type { RemotesOverview } from '@taskloom/contracts';
import { builtRemote, integrityOf, refusal, useApi, type BuiltRemote } from '../../../../test/index.js';
import { ArtefactStorage } from '../../../platform/storage/index.js';
import { RegistryService, SYSTEM } from '../registry/registry.service.js';
import { VersionsService } from '../versions/versions.service.js';
import { OldBuilds } from './old-builds.service.js';

const { app, as, deploying, given, root, rows } = useApi();

const check = () => app().get(OldBuilds).check();
const activate = (name: string, version: string, percent = 100) =>
  app().get(RegistryService).activate(SYSTEM, name, { version, channel: 'production', percent });
const preview = (name: string, version: string) =>
  app().get(RegistryService).activate(SYSTEM, name, { version, channel: 'preview' });
const versionAt = (index: number): string => `1.0.${index}`;

const publish = async (build: BuiltRemote) => {
  const { name, version } = build.artefact;
  const team = deploying(await given.deployToken(name));
  for (const [path, content] of Object.entries(build.files))
    await team.put(`/remotes/${name}/versions/${version}/files/${path}`, content, {
      headers: { integrity: integrityOf(content) },
    });
  return team.post(`/remotes/${name}/versions`, build.artefact);
};

/** A remote with `count` versions of the given age; the first one has real files. */
const anOldRemote = async (name: string, count: number, age = '2 days') => {
  const first = builtRemote(name, versionAt(1));
  await publish(first);
  for (let index = 2; index <= count; index += 1)
    await app()
      .get(VersionsService)
      .register(SYSTEM, { ...first.artefact, version: versionAt(index) });
  await rows(`UPDATE remote_versions SET published_at = published_at - interval '${age}' WHERE remote = $1`, [
    name,
  ]);
  return first;
};

const storageOf = async (name: string) =>
  (
    await rows<{ version: string }>(
      `SELECT version FROM remote_versions WHERE remote = $1 AND storage = 'gone' ORDER BY published_at`,
      [name],
    )
  ).map(({ version }) => version);

const served = async ({ artefact: { name, version } }: BuiltRemote) =>
  (await root.get(`/r/${name}/${version}/mf-manifest.json`)).status;

it('removes the files of a version that 50 newer versions and 50 activations have followed', async () => {
  const first = await anOldRemote('much', 53);
  for (const index of [1, 53]) await activate('much', versionAt(index));
  await check();
  expect(await storageOf('much')).toEqual(['1.0.2', '1.0.3']);
  expect(await served(first)).toBe(200);
  for (let index = 4; index <= 53; index += 1) await activate('much', versionAt(index));
  await check();
  expect(await storageOf('much')).toEqual(['1.0.1', '1.0.2', '1.0.3']);
  expect(await served(first)).toBe(404);
  const { body } = await as((await given.team()).admin).get<RemotesOverview>('/remotes');
  const listed = body.remotes.find(({ name }) => name === 'much')?.versions.map(({ version }) => version);
  expect(listed).toHaveLength(50);
  expect(listed).not.toContain('1.0.1');
});

it('keeps versions younger than a day, even with many newer ones', async () => {
  await anOldRemote('young', 52, '23 hours');
  await check();
  expect(await storageOf('young')).toEqual([]);
  await rows(
    `UPDATE remote_versions SET published_at = published_at - interval '1 hour' WHERE remote = 'young'`,
  );
  await check();
  expect(await storageOf('young')).toEqual(['1.0.1', '1.0.2']);
});

it('keeps live, canary and previewed versions, even with many newer ones', async () => {
  const first = await anOldRemote('held', 54);
  await activate('held', versionAt(1));
  await activate('held', versionAt(2), 5);
  for (let move = 0; move <= 50; move += 1) await preview('held', versionAt(move % 2 === 0 ? 3 : 54));
  await check();
  expect(await storageOf('held')).toEqual(['1.0.4']);
  expect(await served(first)).toBe(200);
});

it('keeps a version that has just been rolled back', async () => {
  await anOldRemote('back', 53);
  for (const index of [1, 2]) await activate('back', versionAt(index));
  await app().get(RegistryService).rollback(SYSTEM, 'back', {});
  await check();
  expect(await storageOf('back')).toEqual(['1.0.3']);
});

it('refuses to activate a version without files until it is deployed again with the same content', async () => {
  const first = await anOldRemote('again', 51);
  await check();
  expect(await storageOf('again')).toEqual(['1.0.1']);
  const admin = as((await given.team()).admin);
  const request = { version: '1.0.1', channel: 'production' };
  expect(await admin.put('/remotes/again/activation', request)).toMatchObject(refusal(409, 'CONFLICT'));
  const other = builtRemote('again', '1.0.1', '"other"');
  const team = deploying(await given.deployToken('again'));
  expect(await team.post('/remotes/again/versions', other.artefact)).toMatchObject(
    refusal(409, 'REMOTE_VERSION_EXISTS'),
  );
  expect((await publish(first)).status).toBe(200);
  expect(await served(first)).toBe(200);
  expect((await admin.put('/remotes/again/activation', request)).status).toBe(200);
});

it('refuses uploads for a build whose files are being removed, since they would be removed as well', async () => {
  const build = builtRemote('leaving', '1.0.0');
  await publish(build);
  const state = (storage: string) =>
    rows(`UPDATE remote_versions SET storage = '${storage}' WHERE remote = 'leaving'`);
  await state('leaving');
  const path = 'mf-manifest.json';
  const content = build.files[path] ?? Buffer.alloc(0);
  const team = deploying(await given.deployToken('leaving'));
  const upload = () =>
    team.put(`/remotes/leaving/versions/1.0.0/files/${path}`, content, {
      headers: { integrity: integrityOf(content) },
    });
  expect(await upload()).toMatchObject(refusal(409, 'CONFLICT'));
  await state('gone');
  expect((await upload()).status).toBe(200);
});

it('removes files that were uploaded a week ago and never published', async () => {
  const build = builtRemote('stray', '1.0.0');
  const team = deploying(await given.deployToken('stray'));
  const path = 'mf-manifest.json';
  const content = build.files[path] ?? Buffer.alloc(0);
  const headers = { integrity: integrityOf(content) };
  await team.put(`/remotes/stray/versions/1.0.0/files/${path}`, content, { headers });
  await check();
  const uploads = () => rows(`SELECT path FROM remote_files WHERE remote = 'stray'`);
  const isThere = () => app().get(ArtefactStorage).has(`stray/1.0.0/${path}`);
  expect(await uploads()).toHaveLength(1);
  expect(await isThere()).toBe(true);
  await rows(`UPDATE remote_files SET at = at - interval '8 days' WHERE remote = 'stray'`);
  await check();
  expect(await uploads()).toEqual([]);
  expect(await isThere()).toBe(false);
});
