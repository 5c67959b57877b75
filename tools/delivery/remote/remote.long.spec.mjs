// @ts-check
/** Runs the command as a team does, against a real installation in a temporary folder. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { after, before, describe, it } from 'node:test';
import { Person } from '../../run/people/person.mjs';
import { createDeployToken } from '../../run/prepare/api.mjs';
import { removeFolder } from '../../run/prepare/remove-folder.mjs';
import { createSteps } from '../../run/terminal/steps.mjs';
import { rollback } from '../../run/registry/moves.mjs';
import { registryClient } from '../../run/registry/registry-client.mjs';
import { startInstallation } from './trial-installation.mjs';
import { copyWorkspace } from './workspace-copy.mjs';

const copy = copyWorkspace();
/** @type {Awaited<ReturnType<typeof startInstallation>>} */
let server;
let token = '';
/** The version of calendar that comes with the release. */
let shipped = '';

before(async () => {
  server = await startInstallation();
  ({ token } = await createDeployToken(server.databaseUrl, 'calendar', 'tests'));
  shipped = await live();
});

after(async () => {
  await server?.stop();
  removeFolder(copy);
});

/** @param {string[]} options @param {NodeJS.ProcessEnv} [env] @param {RegExp} [until] gets Ctrl-C once its output matches this */
async function remote(options, env = {}, until = undefined) {
  const child = spawn(process.execPath, [join(copy, 'tools/delivery/remote.mjs'), ...options], {
    cwd: copy,
    env: { ...process.env, TASKLOOM_URL: server.url, DEPLOY_TOKEN: token, ...env },
  });
  let output = '';
  let stdout = '';
  child.stdout.on('data', (chunk) => (stdout += chunk));
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
      if (until?.test(output)) child.kill('SIGINT');
    });
  const [code] = await once(child, 'close');
  return { code, output: stripVTControlCharacters(output), stdout };
}

const live = async () => {
  const answer = await (await fetch(`${server.url}/api/remotes/resolve`)).json();
  return answer.remotes.find((/** @type {{ name: string }} */ { name }) => name === 'calendar').version;
};

/** The browser of another person reports that it could not load the version. @param {string} version @param {string} [reason] */
const fail = async (version, reason) =>
  fetch(`${server.url}/api/remotes/beacons`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${(await Person.register(server.url)).token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      name: 'calendar',
      version,
      outcome: 'failed',
      stage: 'entry',
      durationMs: 9,
      reason,
    }),
  });

/** @param {string} release @param {string[]} more */
const deploy = (release, ...more) =>
  remote(['deploy', 'calendar', '--release', release, '--skip-browser', '--skip-checks', ...more]);

const publishedVersions = async () =>
  (await registryClient({ url: server.url, token }).remote('calendar'))?.versions ?? [];

/** The state that most tests need. Deploys it only when the tests before have not. @param {'is published' | 'is live'} state */
async function version7(state) {
  const found =
    state === 'is live'
      ? (await live()) === '7.0.0'
      : (await publishedVersions()).some(({ version }) => version === '7.0.0');
  if (found) return;
  const { code, output } = await deploy('7.0.0');
  assert.equal(code, 0, output);
}

/** @type {Promise<void> | undefined} */
let reports;
/** Three people report the live version, once. */
const threeReports = () =>
  (reports ??= (async () => {
    const version = await live();
    for (const reason of ['entry: answered 404', 'entry: answered 404', 'entry: too slow'])
      await fail(version, reason);
  })());

describe('npm run remote', () => {
  it('deploys a remote and names the rollback command', async () => {
    const { code, output } = await deploy('7.0.0');
    assert.equal(code, 0, output);
    assert.doesNotMatch(output, /expires/);
    assert.match(output, /✓ Publish +\d+ files uploaded/);
    assert.match(output, /✓ Upload the source maps +\d+ files/);
    assert.match(output, /calendar 7\.0\.0 is live for everyone, revision \d+/);
    assert.match(output, /npm run remote -- rollback calendar/);
    assert.equal(await live(), '7.0.0');
    const registry = registryClient({ url: server.url, token });
    const [entry] = await registry.send('/remotes/journal?remote=calendar');
    assert.deepEqual([entry.version, entry.skipped], ['7.0.0', ['checks', 'browser']]);
  });

  it('rolls back only once when two people do so at the same time', async () => {
    await version7('is live');
    const registry = registryClient({ url: server.url, token });
    const seen = await registry.remote('calendar');
    const { output } = await remote(['rollback', 'calendar']);
    assert.ok(output.includes(`${shipped} is live for everyone instead of 7.0.0`), output);
    const late = rollback(createSteps(), { ...registry, remote: async () => seen }, 'calendar', {});
    await assert.rejects(late, /Someone else has changed.*npm run remote -- status/);
    assert.equal(await live(), shipped);
  });

  it('publishes no source map', async () => {
    await version7('is published');
    const maps = readdirSync(join(copy, 'apps/calendar-mfe/dist/source-maps'), { recursive: true })
      .map(String)
      .filter((path) => path.endsWith('.js.map'));
    assert.ok(maps.length > 0);
    for (const folder of ['', 'source-maps/'])
      assert.equal((await fetch(`${server.url}/r/calendar/7.0.0/${folder}${maps[0]}`)).status, 404);
  });

  it('stops on Ctrl-C and prints that nothing has changed', async () => {
    const before = await live();
    const release = `7.4.${Date.now()}`;
    const options = ['deploy', 'calendar', '--release', release, '--skip-browser'];
    const { code, output } = await remote(options, {}, /✓ Check the sources/);
    assert.equal(code, 130, output);
    assert.match(output, /Interrupted: nothing has changed for anyone\. Run the same command again/);
    assert.equal(await live(), before);
  });

  it('continues an interrupted run, and changes nothing the second time', async () => {
    await version7('is published');
    const { output } = await deploy('7.0.0');
    assert.match(output, /✓ Publish +already uploaded/);
    assert.equal(await live(), '7.0.0');
    assert.equal((await deploy('7.0.0')).code, 0);
  });

  it('warns when its deploy token expires within 14 days', async () => {
    const brief = await createDeployToken(server.databaseUrl, 'calendar', 'brief', 13);
    const options = ['deploy', 'calendar', '--release', '7.0.0', '--skip-browser', '--skip-checks'];
    const { code, output } = await remote(options, { DEPLOY_TOKEN: brief.token });
    assert.equal(code, 0, output);
    assert.match(output, /This deploy token expires on \d{4}-\d\d-\d\d, within 14 days/);
  });

  it('publishes with a token that may not activate, and leaves the rest to a team admin', async () => {
    const before = await live();
    const publisher = await createDeployToken(server.databaseUrl, 'calendar', 'ci', 7, ['publish']);
    const options = ['deploy', 'calendar', '--release', '7.5.0', '--skip-browser', '--skip-checks'];
    const { code, output } = await remote(options, { DEPLOY_TOKEN: publisher.token });
    assert.equal(code, 0, output);
    assert.match(output, /calendar 7\.5\.0 is published\. Nothing has changed for anyone yet\./);
    assert.match(output, /A team admin activates it: http\S+\/admin\/remotes/);
    assert.equal(await live(), before);
    const registry = registryClient({ url: server.url, token: publisher.token });
    const published = await registry.remote('calendar');
    assert.ok(published?.versions.some(({ version }) => version === '7.5.0'));
    for (const [command, right] of /** @type {const} */ ([
      ['rollback', 'rollback'],
      ['lock', 'activate'],
    ])) {
      const refused = await remote([command, 'calendar'], { DEPLOY_TOKEN: publisher.token });
      assert.equal(refused.code, 1, refused.output);
      assert.match(refused.output, new RegExp(`lacks the right "${right}": a team admin can do it`));
    }
    const activator = await createDeployToken(server.databaseUrl, 'calendar', 'on call', 7, ['activate']);
    const unable = await remote(options, { DEPLOY_TOKEN: activator.token });
    assert.equal(unable.code, 1, unable.output);
    assert.match(unable.output, /This deploy token may not publish calendar: ask a team admin/);
    assert.doesNotMatch(unable.output, /Build/);
  });

  it('deploys a canary, promotes it, and ends one', async () => {
    await version7('is live');
    assert.match((await deploy('7.1.0', '--percent', '5')).output, /is live for 5 %/);
    assert.equal(await live(), '7.0.0');
    assert.match((await remote(['status'])).output, /canary +7\.1\.0 for 5 %/);
    const { output } = await remote(['promote', 'calendar']);
    assert.match(output, /7\.1\.0 was loaded by 0 of the 5 people.*--force/);
    assert.equal(await live(), '7.0.0');
    assert.equal((await remote(['promote', 'calendar', '--force'])).code, 0);
    assert.equal(await live(), '7.1.0');
  });

  it('prints the reason for a refusal and what to do', async () => {
    await remote(['lock', 'calendar', '--reason', 'trade fair']);
    try {
      assert.match(
        (await deploy('7.2.0')).output,
        /calendar is locked \(trade fair\): npm run remote -- unlock calendar/,
      );
      const before = await live();
      assert.match(
        (await remote(['rollback', 'calendar', '--reason', 'It leaks'])).output,
        /calendar is locked \(trade fair\): unlock it first, or ask a team admin, who can roll it back while it is locked/,
      );
      assert.equal(await live(), before);
    } finally {
      await remote(['unlock', 'calendar']);
    }
    for (const [options, env, sentence] of /** @type {const} */ ([
      [['deploy', 'search'], {}, /This deploy token is not for search: .*token create search/],
      [['deploy', 'nothing'], {}, /There is no remote nothing in apps/],
      [['deploy', 'calendar', '--percent', '5', '--channel', 'preview'], {}, /A preview has no percent/],
      [['deploy', 'calendar', '--percent', '101'], {}, /whole number from 0 to 100/],
      [['rollback', 'calendar'], { DEPLOY_TOKEN: '' }, /A deploy token is missing: .*token create/],
      [
        ['rollback', 'calendar'],
        { DEPLOY_TOKEN: `tld_${'x'.repeat(43)}` },
        /does not know this deploy token/,
      ],
      [
        ['rollback', 'calendar'],
        { TASKLOOM_URL: 'http://127.0.0.1:1' },
        /Nothing answers at http:\/\/127\.0\.0\.1:1/,
      ],
      [
        ['rollback', 'calendar', '--to', '9.9.9'],
        {},
        /9\.9\.9 was never published: npm run remote -- status/,
      ],
      [['deploy', 'calendar', '--release', '1.5'], {}, /must be a semantic version, such as 1\.4\.0-pr\.12/],
      [[], {}, /Commands:[^]*deploy/],
    ])) {
      const { code, output } = await remote([...options], env);
      assert.equal(code, 1, output);
      assert.match(output, sentence);
    }
  });

  it('refuses a forbidden import before it builds', async () => {
    const file = join(copy, 'apps/calendar-mfe/src/forbidden.ts');
    writeFileSync(file, `import 'socket.io-client';\n`);
    try {
      const { code, output } = await deploy('7.3.0');
      assert.equal(code, 1, output);
      assert.match(output, /forbidden\.ts imports socket\.io-client: /);
      assert.doesNotMatch(output, /Build/);
    } finally {
      rmSync(file);
    }
  });

  it('refuses type errors and lint errors before it builds, and publishes nothing', async () => {
    const before = await live();
    for (const [text, step] of /** @type {const} */ ([
      [`export const days: number = 'seven';\n`, 'Check types'],
      [`export const go = (where: unknown) => where == 'there';\n`, 'Lint'],
    ])) {
      const file = join(copy, 'apps/calendar-mfe/src/broken.ts');
      writeFileSync(file, text);
      try {
        const options = ['deploy', 'calendar', '--release', '7.3.1', '--skip-browser'];
        const { code, output } = await remote(options);
        assert.equal(code, 1, output);
        assert.match(output, new RegExp(`✗ ${step}[^]*broken\\.ts`));
        assert.doesNotMatch(output, /Build|Publish/);
      } finally {
        rmSync(file);
      }
    }
    assert.equal(await live(), before);
  });

  it('shows in status what is live, since when, by whom, and its health', async () => {
    if ((await live()) === shipped) await version7('is live');
    await remote(['rollback', 'calendar']);
    const { output } = await remote(['status']);
    assert.match(output, /live +\d[\w.-]+ since \d{4}-\d\d-\d\d \d\d:\d\d UTC by tests; not loaded yet/);
    await threeReports();
    assert.match(
      (await remote(['status'])).output,
      /by tests; 3 loads, 3 failed \(100 %\)\n +2 × entry: answered 404, last at \d\d:\d\d UTC\n +1 × entry: too slow, last/,
    );
  });

  it('prints how the versions of a remote perform, also as JSON', async () => {
    await threeReports();
    const { code, output } = await remote(['status', 'calendar']);
    assert.equal(code, 0, output);
    assert.match(output, /live {5}\S+ {2}\d+ % \(3 people\); 3 failed\n/);
    const json = JSON.parse((await remote(['status', 'calendar', '--json'])).stdout);
    assert.equal(json.figures.name, 'calendar');
    assert.deepEqual(
      json.remotes.map((/** @type {{ name: string }} */ { name }) => name),
      ['calendar'],
    );
  });

  it('refuses a build that was changed after it was made', async () => {
    await version7('is published');
    const file = join(copy, 'apps/calendar-mfe/dist/mf-stats.json');
    const whole = readFileSync(file);
    const { verify } = await import('./verify.mjs');
    writeFileSync(file, 'changed');
    try {
      assert.throws(
        () => verify(join(copy, 'apps/calendar-mfe'), 'calendar'),
        /dist\/mf-stats\.json differs from what the build wrote/,
      );
    } finally {
      writeFileSync(file, whole);
    }
  });
});
