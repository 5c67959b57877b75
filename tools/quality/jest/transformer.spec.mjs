// @ts-check
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { join } from 'node:path';
import { root } from '../../run/prepare/root.mjs';
import { shared } from './shared.mjs';
import transformer from './transformer.mjs';

const path = join(root, 'libs/ui/src/index.ts');
const typescript = { jsc: { parser: { syntax: 'typescript' } } };
const project = { config: { rootDir: join(root, 'libs/ui') }, configString: 'libs/ui' };
const { getCacheKey, process } = transformer.createTransformer(typescript);
const key = getCacheKey('let a: number;', path, project);

describe('the cache of compiled code', () => {
  it('is the same for all projects and lists of specs', () => {
    const other = { config: { rootDir: join(root, 'services/api') }, configString: 'services/api' };
    assert.equal(getCacheKey('let a: number;', path, other), key);
  });

  it('depends on the code, its path, the kind of module and the compilation', () => {
    const scripts = transformer.createTransformer({ jsc: { parser: { syntax: 'ecmascript' } } });
    const keys = [
      key,
      getCacheKey('let b: number;', path, project),
      getCacheKey('let a: number;', `${path}x`, project),
      getCacheKey('let a: number;', path, { ...project, supportsStaticESM: true }),
      getCacheKey('let a: number;', path, { ...project, instrument: true }),
      scripts.getCacheKey('let a: number;', path, project),
    ];
    assert.equal(new Set(keys).size, keys.length);
  });

  it('holds what the preset for remotes compiles', () => {
    assert.match(process('export const a: number = 1;', path, project).code, /exports/);
    for (const [, rule] of Object.entries(shared.transform ?? {}))
      assert.match(String(rule[0]), /transformer\.mjs$/);
  });
});
