// @ts-check
/** The packages for teams with repositories of their own, as they would be published. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import webpack from 'webpack';
import { defineRemote } from '../../../libs/build/src/define-remote.mjs';
import { installedModules } from '../../../libs/build/src/platform.mjs';
import { readRemoteJson } from '../../../libs/build/src/remote-json.mjs';
import { SHARED_TRACES } from '../../../libs/build/src/shared-traces.mjs';
import { removeFolder } from '../../run/prepare/remove-folder.mjs';
import { root } from '../../run/prepare/root.mjs';
import { RENAMED } from '../cli/renamed-exports.mjs';
import { compileExamples } from '../reference/examples.mjs';
import { documented, offeredBy, undocumented } from '../reference/surface.mjs';
import { packAll } from './pack.mjs';
import { commonVersion, libraryVersions } from './sdk.mjs';

const folder = mkdtempSync(join(tmpdir(), 'taskloom-packages-'));
/** @type {import('./pack.mjs').Packed[]} */
let packed = [];
before(async () => {
  packed = await packAll(join(folder, 'packages'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
});
after(() => removeFolder(folder));

/** @param {string} name */
const packageOf = (name) => {
  const found = packed.find((each) => each.name === name);
  assert.ok(found, name);
  return { ...found, manifest: JSON.parse(readFileSync(join(found.folder, 'package.json'), 'utf8')) };
};

/** Ways to resolve that no remote uses: all of them are modules, compiled for bundlers. */
const IRRELEVANT = ['node10', 'node16-cjs'];

const NAMES = [
  '@taskloom/sdk',
  '@taskloom/build',
  '@taskloom/cli',
  '@taskloom/testing',
  'create-taskloom-remote',
];

for (const name of NAMES) {
  describe(name, () => {
    it('passes publint', async () => {
      const { folder: pkgDir, manifest } = packageOf(name);
      const { messages } = await publint({ pkgDir, level: 'warning', strict: true });
      assert.deepEqual(
        messages.map((message) => formatMessage(message, manifest)),
        [],
      );
    });

    it('has a changelog with an entry for each version that it contains', () => {
      const { folder: own, files, manifest } = packageOf(name);
      assert.ok(files.includes('CHANGELOG.md'));
      const text = readFileSync(join(own, 'CHANGELOG.md'), 'utf8');
      for (const version of Object.values(manifest.taskloom ?? [manifest.version]))
        assert.ok(text.includes(`\n## ${version} (`) || text.startsWith(`## ${version} (`), version);
    });

    it('is public, with provenance, and contains neither tests nor a path into this repository', () => {
      const { folder: own, manifest } = packageOf(name);
      assert.equal(manifest.private, undefined);
      assert.equal(manifest.license, 'MIT');
      assert.deepEqual(manifest.publishConfig, { access: 'public', provenance: true });
      for (const file of packed.flatMap((each) => (each.folder === own ? each.files : []))) {
        assert.doesNotMatch(file, /(?<!conformance|__name__\.page)\.spec\./);
        assert.doesNotMatch(
          readFileSync(join(own, file), 'utf8'),
          /(from|import\()\s*'[./]{1,12}(apps|libs|tools)\//,
          file,
        );
      }
    });
  });
}

for (const name of ['@taskloom/sdk', '@taskloom/build', '@taskloom/testing']) {
  describe(name, () => {
    it('has declarations that resolve for each of its entries', async () => {
      const { file } = packageOf(name);
      const analysis = await checkPackage(createPackageFromTarballData(readFileSync(file)), {
        excludeEntrypoints: [/\.(css|json)$/, /theme-boot\.js$/, './jest'],
      });
      assert.ok(analysis.types);
      const problems = analysis.problems.filter((problem) => {
        // An import inside of the package has an option in place of a kind.
        const kind = 'resolutionKind' in problem ? problem.resolutionKind : undefined;
        const option = 'resolutionOption' in problem ? problem.resolutionOption : undefined;
        return !IRRELEVANT.includes(kind ?? option ?? '');
      });
      assert.deepEqual(
        problems.map((problem) => JSON.stringify(problem)),
        [],
      );
    });
  });
}

describe('the platform API', () => {
  /** @type {ReturnType<typeof offeredBy>} */
  let offered = [];
  before(() => {
    offered = offeredBy(documented(packed));
  });

  it('has a comment on everything that is public, and an example of each function, hook and component', () =>
    assert.deepEqual(undocumented(offered), []));

  it('has examples that can be compiled', async () => {
    assert.equal(await compileExamples(documented(packed), offered, join(folder, 'examples')), '');
  });

  it('has the names that `taskloom update` writes, and still those that it replaces', () => {
    for (const { from, was, is } of RENAMED)
      for (const name of [was, is])
        assert.ok(
          offered.some((each) => each.from === `@taskloom/sdk/${from}` && each.name === name),
          name,
        );
  });
});

describe('the version of the SDK', () => {
  it('rises with each version of a library', () => {
    assert.equal(commonVersion(['1.23.0', '1.16.0', '1.12.0']), '1.51.0');
    assert.equal(commonVersion(['1.23.1', '1.16.0', '1.12.0']), '1.51.1');
    assert.equal(commonVersion(['2.0.0', '1.16.0', '1.12.0']), '2.28.0');
  });

  it('names the versions that it contains', () => {
    const { manifest } = packageOf('@taskloom/sdk');
    assert.deepEqual(manifest.taskloom, libraryVersions());
    assert.equal(manifest.version, commonVersion(Object.values(libraryVersions())));
  });
});

describe('a remote that uses the SDK', () => {
  const remote = join(folder, 'remote');
  before(() => {
    /** @param {string} path @param {string | object} content */
    const write = (path, content) => {
      mkdirSync(join(remote, path, '..'), { recursive: true });
      writeFileSync(join(remote, path), typeof content === 'string' ? content : JSON.stringify(content));
    };
    write('package.json', { version: '1.0.0' });
    write('remote.json', {
      name: 'reports',
      title: 'Reports',
      routes: [{ path: '/reports', title: 'Reports', page: 'reports' }],
      navigation: [{ label: 'Reports', path: '/reports', icon: 'reports', order: 90 }],
      requires: { contracts: '^1.0.0', client: '^1.0.0', ui: '^1.0.0' },
    });
    write(
      'src/remote.tsx',
      `export default { routes: [{ load: () => import('./pages/reports/reports.page') }] };`,
    );
    write(
      'src/pages/reports/reports.page.tsx',
      `import { useGetProjectsQuery } from '@taskloom/sdk/contracts/rtk';
       import { PageHeader } from '@taskloom/sdk/ui';
       export default () => [useGetProjectsQuery, PageHeader];`,
    );
    write(
      'src/standalone.tsx',
      `import { standalone } from '@taskloom/sdk/client/standalone';
       import { ThemeProvider } from '@taskloom/sdk/ui';
       import '@taskloom/sdk/ui/theme.css';
       import remote from './remote';
       standalone(remote, { around: ThemeProvider });`,
    );
    mkdirSync(join(remote, 'node_modules/@taskloom'), { recursive: true });
    symlinkSync(packageOf('@taskloom/sdk').folder, join(remote, 'node_modules/@taskloom/sdk'));
  });

  /** @param {import('../../../libs/build/src/define-remote.mjs').BuildMode} mode @returns {Promise<import('webpack').StatsCompilation>} */
  async function build(mode) {
    const config = await defineRemote({ folder: remote })(mode);
    return new Promise((resolve, reject) =>
      webpack(config, (failure, stats) => (stats ? resolve(stats.toJson()) : reject(failure))),
    );
  }

  it('takes the modules of the SDK from the shell, under the names that the shell gives them', async () => {
    const { errors } = await build({ production: true, compress: false });
    assert.deepEqual(errors, []);
    const dist = join(remote, 'dist');
    const entry = readdirSync(dist).find((name) => name.startsWith('remote-entry.')) ?? '';
    const keys = [...readFileSync(join(dist, entry), 'utf8').matchAll(/shareKey:"([^"]+)"/g)].map(
      ([, key]) => key,
    );
    assert.deepEqual(keys.sort(), ['@taskloom/contracts/rtk', '@taskloom/ui']);
    const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));
    const code = scripts.map((name) => readFileSync(join(dist, 'assets', name), 'utf8')).join('');
    for (const [name, trace] of Object.entries(SHARED_TRACES)) assert.doesNotMatch(code, trace, name);
  });

  it('runs on its own with the style sheets of the SDK', async () => {
    const { errors, assets = [] } = await build({ production: true, compress: false, alone: true });
    assert.deepEqual(errors, []);
    assert.ok(assets.some(({ name }) => name.endsWith('.css')));
  });

  it('is built for the versions that the SDK contains, and its remote.json is checked by the schema of the SDK', () => {
    const found = installedModules(remote).find(({ library }) => library === 'client');
    assert.equal(found?.version, libraryVersions().client);
    assert.equal(readRemoteJson(remote).name, 'reports');
  });
});
