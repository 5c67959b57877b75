// @ts-check
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { chromiumIfAny } from '../../run/chromium.mjs';
import { root } from '../../run/prepare/root.mjs';
import { measure } from './measure.mjs';

const executablePath = await chromiumIfAny();
const weights = executablePath ? await measure({ site: join(root, 'dist/site'), executablePath }) : [];

if (!executablePath) test('the budgets of the site', { skip: 'needs Chromium' }, () => {});

for (const { page, bytes, limit, files } of weights) {
  test(`${page} loads at most ${limit / 1000} kB of JavaScript until it is usable`, () => {
    assert.ok(files.length > 0, 'no script was seen');
    assert.ok(
      bytes <= limit,
      `${bytes} bytes: ${files.map((file) => `${file.path} ${file.bytes}`).join(', ')}`,
    );
  });
}
