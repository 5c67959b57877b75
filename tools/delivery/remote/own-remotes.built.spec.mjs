// @ts-check
/** The builds of this repository's own remotes pass the check that a deployment starts with, and the registry's checks of style sheets and sizes. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { root } from '../../run/prepare/root.mjs';
import { verify } from './verify.mjs';

/** @param {string} file of the registry's checks, as built */
const check = (file) => {
  const versions = 'services/api/dist/src/modules/remotes/versions';
  return import(pathToFileURL(join(root, versions, file)).href);
};
/** @type {{ strayStyle: (css: string, remote: string) => string | undefined }} */
const { strayStyle } = await check('scoped-styles.js');
/** @type {{ ScriptSize: new () => { add(path: string, content: Buffer): Promise<void>, excess(): string | undefined } }} */
const { ScriptSize } = await check('script-size.js');

for (const folder of readdirSync(join(root, 'apps')).filter((name) => name.endsWith('-mfe'))) {
  const app = join(root, 'apps', folder);
  const name = folder.replace(/-mfe$/, '');
  test(`the build of ${folder} may be published`, async () => {
    const { files } = verify(app, name);
    const size = new ScriptSize();
    for (const path of Object.keys(files)) {
      const content = readFileSync(join(app, 'dist', path));
      if (path.endsWith('.css')) assert.equal(strayStyle(content.toString(), name), undefined, path);
      await size.add(path, content);
    }
    assert.equal(size.excess(), undefined);
  });
}
