import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Meta, RemoteArtefact } from '@taskloom/contracts';
import { builtRemote, integrityOf, refusal, useApi, type BuiltRemote } from '../../../../test/index.js';
import { ArtefactStorage } from '../../../platform/storage/index.js';
import { RegistryService, SYSTEM } from '../registry/registry.service.js';
import { VersionsService } from './versions.service.js';

const site = mkdtempSync(join(tmpdir(), 'taskloom-provides-'));
writeFileSync(join(site, 'index.html'), '<!doctype html>');
writeFileSync(
  join(site, 'provides.json'),
  JSON.stringify({ contracts: '1.9.0', client: '1.5.0', ui: '1.4.0' }),
);
afterAll(() => rmSync(site, { recursive: true, force: true }));

const { anonymous, app, as, deploying, given, rows } = useApi({ SITE_DIR: site });

let count = 0;
const aName = () => `checked-${++count}`;

const upload = async ({ artefact: { name, version }, files }: BuiltRemote) => {
  const team = deploying(await given.deployToken(name));
  for (const [path, content] of Object.entries(files))
    await team.put(`/remotes/${name}/versions/${version}/files/${path}`, content, {
      headers: { integrity: integrityOf(content) },
    });
  return team;
};

const publish = async (build: BuiltRemote, facts: Partial<RemoteArtefact> = {}) => {
  const { artefact } = build;
  const { name } = artefact;
  const team = await upload(build);
  const answer = await team.post(`/remotes/${name}/versions`, { ...artefact, ...facts });
  const stored = await rows('SELECT version FROM remote_versions WHERE remote = $1', [name]);
  expect(stored).toHaveLength(answer.status === 201 ? 1 : 0);
  return { answer, team };
};
/** A build with some files changed. */
const withFiles = (change: (name: string) => Record<string, string>) => {
  const name = aName();
  const more = Object.entries(change(name)).map(([path, text]) => [path, Buffer.from(text)]);
  return builtRemote(name, '1.0.0', undefined, Object.fromEntries(more));
};

const entryOf = (name: string): string => String(builtRemote(name, '1.0.0').files['remote-entry.js']);

/** Text that hardly compresses. */
const script = (parts: number) => Array.from({ length: parts }, (_, n) => Math.sin(n).toString(36)).join();

it('accepts a build of the recipe', async () => {
  const build = withFiles((name) => ({
    'assets/a.css': `.${name}-a { color: red }`,
    'assets/on-demand-b.js': script(60_000),
  }));
  expect((await publish(build)).answer.status).toBe(201);
});

it.each([
  ['an empty manifest', () => ({ 'mf-manifest.json': '{}' })],
  ['a manifest that is not JSON', () => ({ 'mf-manifest.json': '<html>' })],
  [
    'an entry of another container',
    () => ({ 'remote-entry.js': 'var taskloom_x = self.taskloomIntegrity;' }),
  ],
  [
    'an entry that does not check its chunks',
    (name: string) => ({ 'remote-entry.js': `var taskloom_${name.replace('-', '_')}_1_0_0;` }),
  ],
  [
    'an entry that mentions its container and checksums in a comment only',
    (name: string) => ({
      'remote-entry.js': `// taskloom_${name.replace('-', '_')}_1_0_0 './remote' self.taskloomIntegrity`,
    }),
  ],
  [
    'an entry without the module that the shell loads',
    (name: string) => ({ 'remote-entry.js': entryOf(name).replace('./remote', './other') }),
  ],
  ['an entry that is no script', () => ({ 'remote-entry.js': '<html>' })],
  [
    'an entry of more than 500 kB',
    (name: string) => ({ 'remote-entry.js': `${entryOf(name)}/*${'x'.repeat(500_000)}*/` }),
  ],
  ['a style sheet with global styles', () => ({ 'assets/a.css': 'body { display: none }' })],
  ['a style sheet that imports another', () => ({ 'assets/a.css': '@import "//elsewhere.example";' })],
  ['more JavaScript than a remote may have', () => ({ 'assets/b.js': script(60_000) })],
  ['more JavaScript on demand than a remote may have', () => ({ 'assets/on-demand-b.js': script(180_000) })],
])('refuses %s', async (_what, change) => {
  expect((await publish(withFiles(change))).answer).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
});

it('refuses a manifest with a different entry, chunk, container or module', async () => {
  for (const [from, to] of [
    ['remote-entry.js', 'gone.js'],
    ['main.0123abcd', 'main.ffffffff'],
    ['"globalName":"taskloom_', '"globalName":"other_'],
    ['"path":"./remote"', '"path":"./other"'],
  ] as const) {
    const name = aName();
    const manifest = String(builtRemote(name, '1.0.0').files['mf-manifest.json']).replace(from, to);
    const build = builtRemote(name, '1.0.0', undefined, { 'mf-manifest.json': Buffer.from(manifest) });
    expect((await publish(build)).answer).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
  }
});

it.each(['remote-entry.js', 'assets/main.0123abcd.js', 'assets/main.0123abcd.js.br', 'picture.svg'])(
  'refuses a build whose %s has changed in the storage since its upload',
  async (path) => {
    const build = withFiles(() => ({ 'picture.svg': '<svg/>' }));
    const team = await upload(build);
    const { name, version } = build.artefact;
    const other = join(site, 'other');
    writeFileSync(other, `${String(build.files[path])} `);
    await app().get(ArtefactStorage).keep(`${name}/${version}/${path}`, other);
    const answer = await team.post(`/remotes/${name}/versions`, build.artefact);
    expect(answer).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    expect(answer.body).toMatchObject({ errors: [{ field: `files.${path}` }] });
  },
);

const route = (path: string) => ({ routes: [{ path, title: 'x' }], navigation: [] });

const extension = { point: 'project-tab', version: '^1.0.0', id: 'report', title: 'Report' };

const framed = {
  isolation: 'frame',
  permissions: {},
  requires: { contracts: '^1.0.0', client: '^1.26.0', ui: '^1.0.0' },
} as const;

it('accepts a frame', async () => {
  expect((await publish(builtRemote(aName(), '1.0.0'), framed)).answer.status).toBe(201);
});

it.each<[string, Partial<RemoteArtefact>]>([
  ['an invalid range', { requires: { contracts: 'banana', client: '^1.0.0', ui: '^1.0.0' } }],
  ['a route of the shell', route('/settings')],
  ['a route that covers everything', route('/*')],
  ['an invalid route', route('/a*b')],
  ['a frame without permissions', { ...framed, permissions: undefined }],
  ['a frame with extensions', { ...framed, extensions: [extension] }],
  ['a frame that manages accounts', { ...framed, permissions: { calls: ['account'] } }],
  ...['^1.25.0', '>=1.26.0', '^1.26.0 || 1.25.0'].map((client): [string, Partial<RemoteArtefact>] => [
    `a frame that older shells would run in the page: ${client}`,
    { ...framed, requires: { ...framed.requires, client } },
  ]),
  ['two extensions with one id', { extensions: [extension, extension] }],
  ['navigation to a route of others', { navigation: [{ label: 'x', path: '/team', icon: 'x', order: 1 }] }],
])('refuses %s', async (_what, facts) => {
  expect((await publish(builtRemote(aName(), '1.0.0'), facts)).answer).toMatchObject(
    refusal(400, 'VALIDATION_FAILED'),
  );
});

it.each<[string, Partial<RemoteArtefact>]>([
  ['platform', { requires: { contracts: '^9', client: '^1.0.0', ui: '^1.0.0' } }],
  [
    'version of an extension point',
    { extensions: [{ point: 'project-tab', version: '^9.0.0', id: 'report', title: 'Report' }] },
  ],
])('publishes a build that needs another %s, and refuses to activate it', async (_what, facts) => {
  const build = builtRemote(aName(), '1.0.0');
  const { answer, team } = await publish(build, facts);
  expect(answer.status).toBe(201);
  const path = `/remotes/${build.artefact.name}/activation`;
  for (const client of [team, as((await given.team()).admin)])
    for (const channel of ['production', 'preview'])
      expect(await client.put(path, { version: '1.0.0', channel })).toMatchObject(
        refusal(409, 'REMOTE_INCOMPATIBLE'),
      );
});

describe('the capabilities that a version requires of the API', () => {
  const activated = async (api: string[]) => {
    const build = builtRemote(aName(), '1.0.0');
    const requires = { contracts: '^1.0.0', client: '^1.0.0', ui: '^1.0.0', api };
    const { answer, team } = await publish(build, { requires });
    expect(answer.status).toBe(201);
    const path = `/remotes/${build.artefact.name}/activation`;
    return team.put(path, { version: '1.0.0', channel: 'production' });
  };

  it('allow its activation when GET /meta lists all of them', async () => {
    const { capabilities } = (await anonymous.get<Meta>('/meta')).body;
    expect(capabilities).not.toContain('s3');
    expect((await activated(capabilities)).status).toBe(200);
  });

  it('prevent its activation when one is missing, which the error names', async () => {
    const answer = await activated(['realtime', 's3']);
    expect(answer).toMatchObject(refusal(409, 'REMOTE_INCOMPATIBLE'));
    expect(answer.body).toMatchObject({ message: expect.stringContaining('the capability "s3"') });
  });
});

describe('a version from before builds were checked', () => {
  const style = (css: (name: string) => string) => withFiles((name) => ({ 'assets/a.css': css(name) }));
  const hostile = () => style(() => 'body { display: none }');

  /** A version as the previous release published it. */
  const published = async (build: BuiltRemote, facts: Partial<RemoteArtefact> = {}) => {
    const { name } = build.artefact;
    const team = await upload(build);
    await app()
      .get(VersionsService)
      .register(SYSTEM, { ...build.artefact, ...facts });
    const unchecked = () => rows('UPDATE remote_versions SET checked = false WHERE remote = $1', [name]);
    const activate = (channel = 'production') =>
      team.put(`/remotes/${name}/activation`, { version: '1.0.0', channel });
    const isChecked = async () =>
      (await rows<{ checked: boolean }>('SELECT checked FROM remote_versions WHERE remote = $1', [name]))[0]
        ?.checked;
    return { name, unchecked, activate, isChecked };
  };

  it.each<[string, () => BuiltRemote, Partial<RemoteArtefact>]>([
    ['styles of others', hostile, {}],
    ['a route of the shell', () => builtRemote(aName(), '1.0.0'), route('/settings')],
  ])('with %s cannot become live', async (_what, build, facts) => {
    const { name, unchecked, activate, isChecked } = await published(build(), facts);
    await unchecked();
    for (const channel of ['production', 'preview'])
      expect(await activate(channel)).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    await expect(app().get(RegistryService).activateShipped(name, '1.0.0')).rejects.toThrow();
    const { admin } = await given.team();
    expect(await as(admin).post('/remotes/preview', { remote: name, version: '1.0.0' })).toMatchObject(
      refusal(400, 'VALIDATION_FAILED'),
    );
    expect(await rows('SELECT FROM remote_releases WHERE remote = $1', [name])).toEqual([]);
    expect(await rows('SELECT FROM remote_trials WHERE remote = $1', [name])).toEqual([]);
    expect(await isChecked()).toBe(false);
  });

  it('becomes live when it passes, and is not checked again', async () => {
    const { unchecked, activate, isChecked } = await published(style((name) => `.${name}-a { color: red }`));
    await unchecked();
    expect((await activate()).status).toBe(200);
    expect(await isChecked()).toBe(true);
  });

  it('keeps working if it was live', async () => {
    const { activate } = await published(hostile());
    expect((await activate()).status).toBe(200);
  });
});
