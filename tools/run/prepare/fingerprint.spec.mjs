// @ts-check
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { isBuilt, noteBuilt, takeInputs } from './fingerprint.mjs';

let base = '';

/** @param {string} path @param {string} text */
function write(path, text) {
  mkdirSync(dirname(join(base, path)), { recursive: true });
  writeFileSync(join(base, path), text);
}

describe('a build', () => {
  beforeEach(() => {
    base = mkdtempSync(join(tmpdir(), 'taskloom-fingerprint-'));
    write('apps/shell/src/main.ts', 'one');
    write('apps/shell/dist/main.js', 'built');
    write('dist/site/index.html', 'page');
    noteBuilt(takeInputs(base), base);
  });
  afterEach(() => rmSync(base, { recursive: true }));

  it('counts as done while nothing changes', () => assert.ok(isBuilt(base)));

  it('does not when a source has changed', () => {
    write('apps/shell/src/main.ts', 'other');
    assert.ok(!isBuilt(base));
  });

  it('does not when a source came', () => {
    write('apps/shell/src/new.ts', '');
    assert.ok(!isBuilt(base));
  });

  it('does not when a source changed while it ran', () => {
    const inputs = takeInputs(base);
    write('apps/shell/src/main.ts', 'changed meanwhile');
    noteBuilt(inputs, base);
    assert.ok(!isBuilt(base));
  });

  for (const output of ['dist/site/index.html', 'apps/shell/dist/main.js']) {
    it(`does not when ${output} is gone`, () => {
      rmSync(join(base, output));
      assert.ok(!isBuilt(base));
    });
  }

  it('does not when it was never noted', () => {
    rmSync(join(base, 'dist', '.built'));
    assert.ok(!isBuilt(base));
  });
});
