// @ts-check
/** Remotes inside shells of real installations: a working copy (`taskloom suite --shell URL`), and live ones before an upgrade. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { after, before, describe, it } from 'node:test';
import { root } from '../../run/prepare/root.mjs';
import { freePort } from '../../run/prepare/free-port.mjs';
import { Person } from '../../run/people/person.mjs';
import { createProgram } from '../../run/terminal/command-line.mjs';
import { createSteps } from '../../run/terminal/steps.mjs';
import { serveInside } from '../../run/dev/inside.mjs';
import { removeFolder } from '../../run/prepare/remove-folder.mjs';
import { keepSession, replay } from '../remote/replay.mjs';
import { openBrowser } from '../remote-suite/alone.mjs';
import { startInstallation } from '../remote/trial-installation.mjs';
import { completionOf } from './completion.mjs';
import { installationAt } from './development.mjs';
import { openInside } from './suite.mjs';

const folder = mkdtempSync(join(tmpdir(), 'taskloom-suite-'));
const remote = join(folder, 'operations');
/** @type {Awaited<ReturnType<typeof startInstallation>>} */
let installation;
/** @type {Person} The first person is a team admin. */
let admin;

/** @param {object} changes */
function changeRemoteJson(changes) {
  const path = join(root, 'apps/operations-mfe/remote.json');
  writeFileSync(
    join(remote, 'remote.json'),
    JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...changes }),
  );
}

const BROKEN = '0.0.1-broken';

/** Ships another version of search, whose route is not the one of its code. @param {string} site */
async function breakSearch(site) {
  const list = join(site, 'r/shipped.json');
  /** @type {{ name: string, version: string }[]} */
  const shipped = JSON.parse(readFileSync(list, 'utf8'));
  const { version = '' } = shipped.find(({ name }) => name === 'search') ?? {};
  const broken = join(site, 'r/search', BROKEN);
  cpSync(join(site, 'r/search', version), broken, { recursive: true });
  const facts = JSON.parse(readFileSync(join(broken, 'remote.json'), 'utf8'));
  const routes = [{ path: '/nowhere', title: 'Nowhere' }];
  writeFileSync(join(broken, 'remote.json'), JSON.stringify({ ...facts, version: BROKEN, routes }));
  const others = shipped.filter(({ name }) => name !== 'search');
  writeFileSync(list, JSON.stringify([...others, { name: 'search', version: BROKEN }]));
}

/** Replaces what a remote in a frame can't have. */
const FRAMED = {
  isolation: 'frame',
  permissions: {},
  navigation: [],
  commands: undefined,
  extensions: undefined,
  rights: undefined,
};

const open = async () =>
  openInside({ name: 'operations', folder: remote }, await installationAt(installation.url));

before(async () => {
  installation = await startInstallation(breakSearch);
  admin = await Person.register(installation.url);
  cpSync(join(root, 'apps/operations-mfe'), remote, {
    recursive: true,
    filter: (path) => !path.endsWith('/dist') && !path.includes('node_modules'),
  });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  process.env.TASKLOOM_REMOTE_FOLDER = remote;
});
after(async () => {
  delete process.env.TASKLOOM_REMOTE_FOLDER;
  await installation?.stop();
  removeFolder(folder);
});

describe('taskloom suite --shell URL', () => {
  it('opens each screen of the working copy, also of a remote for team admins', open);

  it('fails for a remote that this release refuses, and says why', async () => {
    changeRemoteJson({ requires: { contracts: '^99.0.0', client: '^1.0.0', ui: '^1.0.0' } });
    await assert.rejects(open(), /does not have the versions that remote\.json requires/);
  });

  it('fails for a screen without code', async () => {
    changeRemoteJson({ routes: [{ path: '/admin/nowhere', title: 'Nowhere', page: 'operations' }] });
    await assert.rejects(open(), /operations does not run at \/admin\/nowhere/);
  });

  it('requires the address of an installation', async () => {
    await assert.rejects(installationAt('nonsense'), /must be the address of an installation/);
    await assert.rejects(installationAt('file:///etc'), /must be the address of an installation/);
  });
});

describe('taskloom completion', () => {
  const program = createProgram('taskloom', 'Test.');
  program.command('deploy').description("the team's build").option('--sign <file>', 'with this key');
  program.command('doctor').description('what would prevent it');

  /** Bash's completions of the last of these words. @param {string[]} words */
  const offered = (...words) => {
    const call = `COMP_WORDS=(taskloom ${words.join(' ')}); COMP_CWORD=${words.length}; _taskloom; echo "\${COMPREPLY[@]}"`;
    const script = `${completionOf(program, 'bash')}\n${call}`;
    return execFileSync('bash', ['-c', script], { encoding: 'utf8' }).trim();
  };

  it('offers commands, and the options of a command', () => {
    assert.equal(offered('d'), 'deploy doctor');
    assert.equal(offered('deploy', '--s'), '--sign');
    assert.equal(offered('unknown', "''"), '');
  });

  it('is there for zsh and fish, and for no other shell', () => {
    assert.match(completionOf(program, 'zsh'), /bashcompinit\n_taskloom/);
    assert.match(completionOf(program, 'fish'), /-a deploy -d 'the team\\'s build'/);
    assert.match(completionOf(program, 'fish'), /from deploy' -l sign -d 'with this key'/);
    assert.throws(() => completionOf(program, 'cmd'), /bash, zsh, fish, not for "cmd"/);
  });
});

describe('taskloom dev --shell URL of a remote in a frame', () => {
  const write = (/** @type {string} */ path, /** @type {string} */ text) =>
    writeFileSync(join(remote, path), text);
  const screen = (/** @type {string} */ text) =>
    write(
      'src/remote.tsx',
      `const load = async () => ({ default: () => <h1>${text}</h1> });
       export default { name: 'operations', routes: [{ path: '/framed', load }] };`,
    );

  it('shows it, reloads the page after a change, and prints why it does not compile', async () => {
    const routes = [{ path: '/framed', title: 'Framed' }];
    changeRemoteJson({ ...FRAMED, routes });
    screen('First');
    const here = await serveInside(['operations'], new URL(installation.url), await freePort());
    const browser = await openBrowser();
    try {
      const { token, user } = admin;
      const page = await browser.newPage();
      page.setDefaultTimeout(120_000);
      await page.addInitScript(keepSession, { token, user });
      await page.goto(`${here.url}/framed`);
      const shown = (/** @type {string} */ name) =>
        page.frameLocator('iframe').getByRole('heading', { name }).waitFor();
      await shown('First');
      screen('Second');
      await shown('Second');
      const printed = page.waitForEvent('console', (message) => message.text().includes('remote.tsx'));
      write('src/remote.tsx', 'export default {');
      await printed;
    } finally {
      await browser.close();
      await here.stop();
    }
  });
});

describe('npm run remote -- replay', () => {
  it('opens live remotes in the release of this checkout and says which screens fail', async () => {
    const registry = {
      url: installation.url,
      send: (/** @type {string} */ path) => admin.do('GET', path),
    };
    let output = '';
    const out = new Writable({
      write: (chunk, _encoding, done) => {
        output += chunk;
        done();
      },
    });
    const steps = createSteps({ out: /** @type {any} */ (out) });
    await assert.rejects(replay(steps, registry, ['calendar', 'search']), /Not everything works/);
    const lines = stripVTControlCharacters(output).split('\n');
    assert.ok(lines.includes('✓ /calendar: calendar /calendar'), output);
    const failed = lines.indexOf('✗ /nowhere: search /nowhere');
    assert.match(lines[failed + 1] ?? '', /search failed/, output);
  });
});
