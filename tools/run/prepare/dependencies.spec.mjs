// @ts-check
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { covers } from './dependencies.mjs';

const here = { os: [process.platform], cpu: [process.arch] };
const locked = { 'node_modules/a': { version: '1.0.0' } };

describe('installed dependencies', () => {
  it('are complete with every package in its locked version', () => {
    assert.ok(covers({ 'node_modules/a': { version: '1.0.0' } }, locked));
  });

  it('are not complete with another version', () => {
    assert.ok(!covers({ 'node_modules/a': { version: '1.0.1' } }, locked));
  });

  it('are complete with another version of a workspace of our own, and not without it', () => {
    const own = { 'libs/a': { version: '1.1.0' }, 'node_modules/@own/a': { link: true } };
    assert.ok(covers({ ...own, 'libs/a': { version: '1.0.0' } }, own));
    assert.ok(!covers({}, own));
  });

  it('are not complete with a package missing', () => {
    assert.ok(!covers({}, locked));
  });

  it('are complete without an optional package for another system', () => {
    const other = { version: '1.0.0', optional: true, os: ['none'], cpu: [process.arch] };
    assert.ok(covers({}, { 'node_modules/b': other }));
  });

  it('are not complete without an optional package for this system', () => {
    assert.ok(!covers({}, { 'node_modules/b': { version: '1.0.0', optional: true, ...here } }));
  });
});
