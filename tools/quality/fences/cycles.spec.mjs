// @ts-check
/** Proves that knip, with the settings of this repository, refuses import cycles. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../run/prepare/root.mjs';

/** What knip says about a library of these files. @param {Record<string, string>} files */
function check(files) {
  const folder = mkdtempSync(join(tmpdir(), 'cycles-'));
  const all = {
    'package.json': JSON.stringify({ name: 'root', private: true, workspaces: ['libs/*'] }),
    'libs/client/package.json': JSON.stringify({ name: 'client', version: '1.0.0', main: 'src/index.ts' }),
    'libs/client/src/index.ts': "export { a } from './a';\n",
    ...files,
  };
  try {
    for (const [path, text] of Object.entries(all)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    cpSync(join(root, 'knip.jsonc'), join(folder, 'knip.jsonc'));
    const knip = join(root, 'node_modules/knip/bin/knip.js');
    const options = ['--directory', folder, '--reporter', 'json'];
    const { stdout, stderr } = spawnSync(process.execPath, [knip, ...options], { encoding: 'utf8' });
    assert.ok(stdout, stderr);
    return JSON.stringify(
      JSON.parse(stdout).issues.map((/** @type {{ cycles: unknown }} */ it) => it.cycles),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const back = 'libs/client/src/b.ts';

test('refuses two modules that import each other', () => {
  const found = check({
    'libs/client/src/a.ts': "import { b } from './b';\nexport const a = () => b;\n",
    [back]: "import { a } from './a';\nexport const b = () => a;\n",
  });
  assert.match(found, /a\.ts.*b\.ts/);
});

test('refuses import() that closes a cycle', () => {
  const found = check({
    'libs/client/src/a.ts': "import { b } from './b';\nexport const a = () => b;\n",
    [back]: "export const b = () => import('./a').then(({ a }) => a);\n",
  });
  assert.match(found, /a\.ts.*b\.ts/);
});

test('lets a type go back', () => {
  const found = check({
    'libs/client/src/a.ts':
      "import { b } from './b';\nexport const a = () => b;\nexport type A = typeof a;\n",
    [back]: "import type { A } from './a';\nexport const b = (a: A) => a;\n",
  });
  assert.doesNotMatch(found, /a\.ts/);
});
