// @ts-check
/** The builds of this repository's own remotes pass the check that a deployment starts with. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../run/prepare/root.mjs';
import { verify } from './verify.mjs';

for (const folder of readdirSync(join(root, 'apps')).filter((name) => name.endsWith('-mfe'))) {
  test(`the build of ${folder} may be published`, () => {
    verify(join(root, 'apps', folder), folder.replace(/-mfe$/, ''));
  });
}
