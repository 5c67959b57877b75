import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  API,
  API_BASE,
  localDay,
  SCREENS,
  type RemotesOverview,
  type RemoteSource,
} from '@taskloom/contracts';
import { packAll } from '../../tools/delivery/packages/pack.mjs';
import { createDeployToken } from '../../tools/run/prepare/api.mjs';
import { base } from '../commands/api.js';
import { scaled } from '../installation/limits.js';
import { FramePage } from '../pages/frame.page.js';
import { expect, given, test } from './test.js';

const NAME = 'weaving-reports';
const TITLE = 'Weaving Reports';
const run = promisify(execFile);
const EXAMPLE = join(import.meta.dirname, '../../examples/reports');

/** The commands of the guide, in its order. */
const guide = (): string[] =>
  [
    ...readFileSync(join(import.meta.dirname, '../../docs/first-remote.md'), 'utf8').matchAll(/^\$ (.+)$/gm),
  ].map(([, command = '']) => command);

/** Adds the extensions of the example to the repository that the guide has created. */
function addExample(repository: string): void {
  const read = (path: string) => readFileSync(join(EXAMPLE, path), 'utf8');
  const target = join(repository, 'remote.json');
  const { extensions, permissions } = JSON.parse(read('remote.json')) as RemoteSource;
  const created = JSON.parse(readFileSync(target, 'utf8')) as RemoteSource;
  writeFileSync(target, JSON.stringify({ ...created, extensions, permissions }, null, 2));
  cpSync(join(EXAMPLE, 'src'), join(repository, 'src'), { recursive: true });
  // The name of the remote, in its entry, its stored values and their test.
  for (const path of ['remote.tsx', 'extensions/project-report.tsx', 'extensions/extensions.spec.tsx'])
    writeFileSync(join(repository, 'src', path), read(`src/${path}`).replaceAll("'reports'", `'${NAME}'`));
}

/** As a team admin on the operations page. */
async function agree({ ok, activated, version }: { ok: boolean; activated: boolean; version: string }) {
  expect(ok).toBe(true);
  // In an earlier attempt the admin may have agreed already.
  if (activated && test.info().retry > 0) return;
  expect(activated).toBe(false);
  const { token } = await given.admin();
  const call = async (path: string, request: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(`${base()}${API_BASE}${path}`, { ...request, headers });
    expect(answer.ok).toBe(true);
    return answer.json();
  };
  const { remotes } = (await call(API.remotesOverview)) as RemotesOverview;
  const agreed = remotes
    .find(({ name }) => name === NAME)
    ?.versions.find((each) => each.version === version)?.permissions;
  expect(agreed).toContain('calls:projects.read');
  const body = JSON.stringify({ version, channel: 'production', agreed });
  await call(API.remoteActivation(NAME), { method: 'PUT', body });
}

test(
  'a team with its own repository sees its remote live after the commands of the guide',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    test.setTimeout(scaled(300_000));
    const folder = mkdtempSync(join(tmpdir(), 'taskloom-own-'));
    const packages = join(folder, 'packages');
    const packed = await packAll(packages);
    const create = packed.find(({ name }) => name === 'create-taskloom-remote')?.file ?? '';
    const { token } = await createDeployToken(process.env['TASKLOOM_DATABASE'] ?? '', NAME, 'browser tests');
    const env = {
      ...process.env,
      TASKLOOM_URL: base(),
      DEPLOY_TOKEN: token,
      npm_config_prefer_offline: 'true',
    };
    const began = performance.now();
    try {
      const commands = guide();
      expect(commands).toHaveLength(5);
      for (const command of commands) {
        const here = command
          .replace('npm create taskloom-remote', `npx --yes --package=${create} create-taskloom-remote`)
          .replaceAll('reports', NAME)
          .replace(/(create-taskloom-remote \S+)$/, `$1 --packages ${packages}`)
          .replace('npx taskloom deploy', 'npx taskloom deploy --json');
        if (here.startsWith('cd ')) continue;
        const cwd = command.includes('create') ? folder : join(folder, NAME);
        const { stdout } = await run('sh', ['-c', here], { cwd, env, maxBuffer: 20_000_000 });
        if (command.includes('create')) addExample(join(folder, NAME));
        // The first version is published, and a team admin has to agree to what it may do.
        if (here.includes('--json'))
          await agree(JSON.parse(stdout) as { ok: boolean; activated: boolean; version: string });
      }
      const seconds = (performance.now() - began) / 1000;
      test.info().annotations.push({ type: 'seconds', description: seconds.toFixed(1) });

      const user = await given.user();
      const project = await given.project(user);
      const task = await given.task(user, project, { title: 'Warp', priority: 'high', deadline: localDay() });
      await signInAs(user);
      await page.goto('/');
      const frame = new FramePage(page);
      await expect(page.getByRole('region', { name: 'Progress' })).toContainText(project.title);
      await frame.entry(TITLE).click();
      await expect(frame.heading(TITLE)).toBeVisible();
      await expect(page.getByText('You have 1 project.')).toBeVisible();

      await page.goto(SCREENS.taskPanel(project._id, task._id));
      await expect(page.getByRole('region', { name: 'Time left' })).toContainText('It is due today.');
      await page.goto(SCREENS.project(project._id));
      await expect(page.getByText('At risk', { exact: true })).toBeVisible();
      await page.getByRole('link', { name: 'Report', exact: true }).click();
      await expect(page.getByText('0 of 1 tasks done')).toBeVisible();
    } finally {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  },
);
