// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { outdated } from './keep.mjs';

test('the last three releases stay, by their versions', () => {
  const files = ['1.10.0.tgz', '1.9.0.tgz', '1.2.0.tgz', '2.0.0-rc.1.tgz', '1.9.1.tgz', 'notes.md'];
  assert.deepEqual(outdated(files), ['1.2.0.tgz', '1.9.0.tgz']);
  assert.deepEqual(outdated(['1.0.0.tgz', '1.1.0.tgz', '1.2.0.tgz']), []);
});
