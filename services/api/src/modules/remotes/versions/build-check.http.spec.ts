import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteArtefact } from '@taskloom/contracts';
import { builtRemote, integrityOf, refusal, useApi, type BuiltRemote } from '../../../../test/index.js';

const site = mkdtempSync(join(tmpdir(), 'taskloom-provides-'));
writeFileSync(join(site, 'index.html'), '<!doctype html>');
writeFileSync(
  join(site, 'provides.json'),
  JSON.stringify({ contracts: '1.9.0', client: '1.5.0', ui: '1.4.0' }),
);
afterAll(() => rmSync(site, { recursive: true, force: true }));

const { as, deploying, given, rows } = useApi({ SITE_DIR: site });

let count = 0;
const aName = () => `checked-${++count}`;

const publish = async ({ artefact, files }: BuiltRemote, facts: Partial<RemoteArtefact> = {}) => {
  const { name, version } = artefact;
  const team = deploying(await given.deployToken(name));
  for (const [path, content] of Object.entries(files))
    await team.put(`/remotes/${name}/versions/${version}/files/${path}`, content, {
      headers: { integrity: integrityOf(content) },
    });
  const answer = await team.post(`/remotes/${name}/versions`, { ...artefact, ...facts });
  const stored = await rows('SELECT version FROM remote_versions WHERE remote = $1', [name]);
  expect(stored).toHaveLength(answer.status === 201 ? 1 : 0);
  return { answer, team };
};
/** Of a build whose files differ in this. */
const withFiles = (change: (name: string) => Record<string, string>) => {
  const name = aName();
  const more = Object.entries(change(name)).map(([path, text]) => [path, Buffer.from(text)]);
  return builtRemote(name, '1.0.0', undefined, Object.fromEntries(more));
};

it('takes a build as the recipe makes it', async () => {
  const build = withFiles((name) => ({ 'assets/a.css': `.${name}-a { color: red }` }));
  expect((await publish(build)).answer.status).toBe(201);
});

it.each([
  ['an empty manifest', () => ({ 'mf-manifest.json': '{}' })],
  ['a manifest that is no JSON', () => ({ 'mf-manifest.json': '<html>' })],
  [
    'an entry of another container',
    () => ({ 'remote-entry.js': 'var taskloom_x = self.taskloomIntegrity;' }),
  ],
  [
    'an entry that does not check its chunks',
    (name: string) => ({ 'remote-entry.js': `var taskloom_${name.replace('-', '_')}_1_0_0;` }),
  ],
  ['a style sheet for everybody', () => ({ 'assets/a.css': 'body { display: none }' })],
  ['a style sheet that imports another', () => ({ 'assets/a.css': '@import "//elsewhere.example";' })],
  [
    'more JavaScript than a remote may have',
    () => ({
      'assets/b.js': Array.from({ length: 60_000 }, (_, n) => Math.sin(n).toString(36)).join(),
    }),
  ],
])('refuses %s', async (_what, change) => {
  expect((await publish(withFiles(change))).answer).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
});

it('refuses a manifest whose entry, chunk or container is another', async () => {
  for (const [from, to] of [
    ['remote-entry.js', 'gone.js'],
    ['main.0123abcd', 'main.ffffffff'],
    ['"globalName":"taskloom_', '"globalName":"other_'],
  ] as const) {
    const name = aName();
    const manifest = String(builtRemote(name, '1.0.0').files['mf-manifest.json']).replace(from, to);
    const build = builtRemote(name, '1.0.0', undefined, { 'mf-manifest.json': Buffer.from(manifest) });
    expect((await publish(build)).answer).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
  }
});

const route = (path: string) => ({ routes: [{ path, title: 'x' }], navigation: [] });

it.each<[string, Partial<RemoteArtefact>]>([
  ['a range that is none', { requires: { contracts: 'banana', client: '^1.0.0', ui: '^1.0.0' } }],
  ['a route of the shell', route('/settings')],
  ['a route that covers everything', route('/*')],
  ['a route that is none', route('/a*b')],
  ['navigation to a route of others', { navigation: [{ label: 'x', path: '/team', icon: 'x', order: 1 }] }],
])('refuses %s', async (_what, facts) => {
  expect((await publish(builtRemote(aName(), '1.0.0'), facts)).answer).toMatchObject(
    refusal(400, 'VALIDATION_FAILED'),
  );
});

it('publishes what needs another platform, and makes it live for nobody', async () => {
  const build = builtRemote(aName(), '1.0.0');
  const requires = { contracts: '^9', client: '^1.0.0', ui: '^1.0.0' };
  const { answer, team } = await publish(build, { requires });
  expect(answer.status).toBe(201);
  const path = `/remotes/${build.artefact.name}/activation`;
  for (const client of [team, as((await given.team()).admin)])
    for (const channel of ['production', 'preview'])
      expect(await client.put(path, { version: '1.0.0', channel })).toMatchObject(
        refusal(409, 'REMOTE_INCOMPATIBLE'),
      );
});
