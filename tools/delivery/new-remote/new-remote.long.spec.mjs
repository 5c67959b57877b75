// @ts-check
/** Runs the generator in a copy of the workspace: its output is checked for format and types, tested and built. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import { assemble } from '../../run/assemble.mjs';
import { Person } from '../../run/people/person.mjs';
import { createDeployToken } from '../../run/prepare/api.mjs';
import { registryClient } from '../../run/registry/registry-client.mjs';
import { startInstallation } from '../remote/trial-installation.mjs';
import { requireFit } from '../remote/platform-rules.mjs';
import { copyWorkspace } from '../remote/workspace-copy.mjs';
import { readRemoteJson } from '../../../libs/build/src/remote-json.mjs';
import { removeFolder } from '../../run/prepare/remove-folder.mjs';
import { generateRemote } from './generate.mjs';

const copy = copyWorkspace();
const NAME = 'quarterly-reports';
const app = join(copy, 'apps', `${NAME}-mfe`);

/** @param {string} script relative to the copy @param {string[]} options */
const run = (script, options, cwd = app) =>
  spawnSync(process.execPath, [join(copy, script), ...options], { cwd, encoding: 'utf8' });

/** @param {{ status: number | null, stdout: string, stderr: string }} ended */
const passes = ({ status, stdout, stderr }) => assert.equal(status, 0, `${stdout}\n${stderr}`);

/** The same without blocking this process, in which the installation runs. @param {string} script @param {string[]} options */
async function runBeside(script, options) {
  const child = spawn(process.execPath, [join(copy, script), ...options], { cwd: copy });
  const printed = Promise.all([text(child.stdout), text(child.stderr)]);
  const [status] = await once(child, 'close');
  const [stdout, stderr] = await printed;
  return { status, stdout, stderr };
}

/** As a team admin on the operations page: to what the first version may do. @param {string} url */
async function agree(url) {
  const admin = await Person.register(url);
  const { remotes } = await admin.do('GET', '/remotes');
  const [{ version, permissions }] = remotes.find(
    (/** @type {{ name: string }} */ { name }) => name === NAME,
  ).versions;
  await admin.do('PUT', `/remotes/${NAME}/activation`, {
    version,
    channel: 'production',
    agreed: permissions,
  });
}

after(() => removeFolder(copy));

describe('a name', () => {
  for (const name of ['', 'Reports', '-x', 'a b', '../escape', 'x_y']) {
    test(`is refused when it is not a word: ${JSON.stringify(name)}`, async () => {
      await assert.rejects(generateRemote({ root: copy, name }), /lowercase words/);
    });
  }
  test('is refused when the remote exists', async () => {
    await assert.rejects(generateRemote({ root: copy, name: 'calendar' }), /already/);
  });
  for (const name of ['login', 'projects', 'settings']) {
    test(`is refused when its path belongs to another screen: ${name}`, async () => {
      await assert.rejects(generateRemote({ root: copy, name }), /belongs to another screen|already/);
      assert.ok(name === 'projects' || !existsSync(join(copy, 'apps', `${name}-mfe`)));
    });
  }
});

describe('a new remote', () => {
  before(() => generateRemote({ root: copy, name: NAME }));
  /** @param {string} path */
  const read = (path) => readFileSync(join(app, path), 'utf8');

  test('has no placeholder left', () => {
    const files = readdirSync(app, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    for (const { parentPath, name } of files) {
      assert.doesNotMatch(`${name}\n${readFileSync(join(parentPath, name), 'utf8')}`, /__[A-Za-z]+__/);
    }
  });

  test('contributes a route and the last entry of the navigation', () => {
    const { name, title, routes, navigation, requires } = JSON.parse(read('remote.json'));
    assert.deepEqual([name, title, routes[0].path], [NAME, 'Quarterly Reports', `/${NAME}`]);
    assert.ok(navigation[0].order > 40);
    assert.match(requires.client, /^\^\d/);
  });

  test('has a remote.json that is valid and names the schema', () => {
    assert.equal(readRemoteJson(app).name, NAME);
    const { $schema } = JSON.parse(read('remote.json'));
    assert.equal(join(app, $schema), join(copy, 'libs/contracts/remote.schema.json'));
  });

  test('runs in a frame when it is made for one', async () => {
    await generateRemote({ root: copy, name: 'framed-reports', isolation: 'frame' });
    const framed = join(copy, 'apps/framed-reports-mfe');
    const source = readRemoteJson(framed);
    rmSync(framed, { recursive: true });
    assert.equal(source.isolation, 'frame');
    await requireFit(framed, source);
    await assert.rejects(
      generateRemote({ root: copy, name: 'caged-reports', isolation: 'cage' }),
      /can only be frame/,
    );
  });

  test('accepts later minor versions of our libraries, because npm would refuse the next one with an exact version', () => {
    for (const [name, range] of Object.entries(JSON.parse(read('package.json')).dependencies))
      if (name.startsWith('@taskloom/')) assert.match(range, /^\^\d/, name);
  });

  test('is formatted', () => passes(run('node_modules/prettier/bin/prettier.cjs', ['--check', '.'])));

  test('builds, and appears in the registry’s response, from which the shell creates its navigation', () => {
    passes(run('libs/build/src/build.mjs', []));
    mkdirSync(join(copy, 'apps/shell/dist/assets'), { recursive: true });
    writeFileSync(join(copy, 'apps/shell/dist/index.html'), '');
    const { remotes } = assemble({ root: copy });
    assert.deepEqual(
      remotes.map(({ name }) => name),
      [NAME],
    );
    assert.ok(existsSync(join(copy, 'dist/site', remotes[0]?.manifest ?? 'nowhere')));
  });

  test('is live in a running installation after one more command, which checks it and changes nothing else', async () => {
    const installation = await startInstallation();
    try {
      const { token } = await createDeployToken(installation.databaseUrl, NAME, 'tests');
      const builds = () =>
        readdirSync(join(copy, 'apps')).filter(
          (app) => app !== `${NAME}-mfe` && existsSync(join(copy, 'apps', app, 'dist')),
        );
      const [built, shell] = [builds(), readFileSync(join(installation.site, 'index.html'), 'utf8')];
      const options = ['deploy', NAME, '--url', installation.url, '--token', token];
      const deployed = await runBeside('tools/delivery/remote.mjs', options);
      passes(deployed);
      for (const check of ['Check types', 'Lint', 'Run its tests', 'Run the suite of every remote'])
        assert.ok(deployed.stdout.includes(`✓ ${check}`), check);
      await agree(installation.url);
      const { remotes } = await (await fetch(`${installation.url}/api/remotes/resolve`)).json();
      const found = remotes.find((/** @type {{ name: string }} */ { name }) => name === NAME);
      assert.equal(found?.routes[0].path, `/${NAME}`);
      const remote = await registryClient({ url: installation.url, token }).remote(NAME);
      // Only the deployment's own browser has loaded it, which doesn't count.
      assert.equal(remote?.live?.health.loads, 0);
      assert.deepEqual(builds(), built);
      assert.equal(readFileSync(join(installation.site, 'index.html'), 'utf8'), shell);
    } finally {
      await installation.stop();
    }
  });
});
