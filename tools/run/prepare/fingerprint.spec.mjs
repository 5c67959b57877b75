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

  it('is up to date while nothing changes', () => assert.ok(isBuilt(base)));

  it('is outdated when a source has changed', () => {
    write('apps/shell/src/main.ts', 'other');
    assert.ok(!isBuilt(base));
  });

  it('is outdated when a source was added', () => {
    write('apps/shell/src/new.ts', '');
    assert.ok(!isBuilt(base));
  });

  it('is outdated when a source changed during it', () => {
    const inputs = takeInputs(base);
    write('apps/shell/src/main.ts', 'changed meanwhile');
    noteBuilt(inputs, base);
    assert.ok(!isBuilt(base));
  });

  for (const output of ['dist/site/index.html', 'apps/shell/dist/main.js']) {
    it(`is outdated when ${output} is missing`, () => {
      rmSync(join(base, output));
      assert.ok(!isBuilt(base));
    });
  }

  it('is outdated when it was not recorded', () => {
    rmSync(join(base, 'dist', '.built'));
    assert.ok(!isBuilt(base));
  });
});
