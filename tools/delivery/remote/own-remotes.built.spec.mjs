// @ts-check
/** The builds of this repository's own remotes pass the check that a deployment starts with, and the registry's check of style sheets. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { root } from '../../run/prepare/root.mjs';
import { verify } from './verify.mjs';

const scopedStyles = join(root, 'services/api/dist/src/modules/remotes/versions/scoped-styles.js');
/** @type {{ strayStyle: (css: string, remote: string) => string | undefined }} */
const { strayStyle } = await import(pathToFileURL(scopedStyles).href);

for (const folder of readdirSync(join(root, 'apps')).filter((name) => name.endsWith('-mfe'))) {
  const app = join(root, 'apps', folder);
  const name = folder.replace(/-mfe$/, '');
  test(`the build of ${folder} may be published`, () => {
    const { files } = verify(app, name);
    for (const path of Object.keys(files).filter((each) => each.endsWith('.css')))
      assert.equal(strayStyle(readFileSync(join(app, 'dist', path), 'utf8'), name), undefined, path);
  });
}
