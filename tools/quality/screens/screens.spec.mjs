// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { albumPage } from './album-page.mjs';
import { scenes } from './scenes/index.mjs';
import { readSettings } from './settings.mjs';

test('every scene has a unique name that is a valid file name', () => {
  const names = scenes.map(({ name }) => name);
  assert.deepEqual(names, [...new Set(names)]);
  assert.deepEqual(
    names.filter((name) => !/^[a-z][a-z-]*[a-z]$/.test(name)),
    [],
  );
});

test('the flags choose scenes, widths, themes and the folder', () => {
  const { only, widths, themes, folder } = readSettings([
    ...['--only', 'board', '--only', 'bell', '--width', '360', '--theme', 'dark', '--out', 'there'],
  ]);
  assert.deepEqual({ only, widths, themes }, { only: ['board', 'bell'], widths: [360], themes: ['dark'] });
  assert.match(folder, /there$/);
});

test('without flags all scenes are taken, at three widths in both themes', () => {
  const { only, widths, themes, folder } = readSettings([]);
  assert.deepEqual(
    { only, widths, themes },
    { only: [], widths: [360, 768, 1440], themes: ['light', 'dark'] },
  );
  assert.match(folder, /screens$/);
});

test('lists the widths for an unknown one', () => {
  assert.throws(() => readSettings(['--width', '500']), /There is no width 500: choose from 360, 768, 1440\./);
});

test('the page shows each picture once, with its width and theme to filter by', () => {
  const page = albumPage([
    { name: 'board', width: 360, theme: 'dark', file: 'board-360-dark.png' },
    { name: 'bell', width: 1440, theme: 'light', file: 'bell-1440-light.png' },
  ]);
  assert.match(page, /2 screens, 2 pictures/);
  assert.equal(page.match(/<img src="board-360-dark.png" alt="board, 360 px, dark"/g)?.length, 1);
  assert.match(page, /href="bell-1440-light.png" data-width="1440" data-theme="light"/);
  assert.match(page, /<section id="bell">/);
});
