// @ts-check
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { tooOld } from './node-version.mjs';

describe('the check of the Node version', () => {
  for (const version of ['18.20.4', '20.18.3', '9.0.0']) {
    it(`refuses ${version} in one sentence`, () => {
      assert.match(
        tooOld(version, '>=20.19') ?? '',
        new RegExp(
          `^Taskloom needs Node 20\\.19 or later, and this is Node ${version}: [^.]+nodejs\\.org\\.$`,
        ),
      );
    });
  }

  for (const version of ['20.19.0', '20.20.2', '22.1.0', '100.0.0']) {
    it(`accepts ${version}`, () => assert.equal(tooOld(version, '>=20.19'), undefined));
  }

  for (const file of ['../start.mjs', '../../quality/test.mjs', './node-version.mjs']) {
    it(`can be parsed by an old Node in ${file}`, () => {
      const source = readFileSync(new URL(file, import.meta.url), 'utf8');
      // Compiling for ES2015 changes only the layout, so the file uses no newer syntax.
      const target = ts.ScriptTarget.ES2015;
      const compile = (/** @type {ts.ScriptTarget} */ to) =>
        ts.transpileModule(source, { compilerOptions: { target: to, module: ts.ModuleKind.ESNext } })
          .outputText;
      assert.equal(compile(target), compile(ts.ScriptTarget.ESNext));
      assert.doesNotMatch(source, /from 'node:/);
    });
  }
});
