// @ts-check
/** Enter and Escape that end a word of an input method must not send, close or discard anything. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { sourcesOf } from './sources.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const HELPER = 'libs/ui/src/keys/is-composing.ts';

/** Their keys are never those of a text field, or they read the code of the input method themselves. */
const WITHOUT_TEXT = [
  'apps/calendar-mfe/src/features/grid/day-grid.tsx',
  'apps/calendar-mfe/src/moving/use-lift.ts',
  'apps/projects-mfe/src/features/board/drag/use-lift.ts',
  'apps/projects-mfe/src/features/task-comments/reactions.tsx',
  'apps/shell/src/remotes/framed/press-in-shell.ts',
  'apps/work-mfe/src/features/task-list/task-list.tsx',
  'libs/client/src/held-keys/hold-keys.ts',
  'libs/ui/src/actions/action-menu.tsx',
  'libs/ui/src/actions/menu-popover.tsx',
];

const parts = sourcesOf(root)
  .code.filter((path) => /^(apps|libs)\//.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

test('key handlers of text fields leave the keys of an input method alone', () => {
  const unguarded = parts.filter(
    ({ text }) => /key (!|=)== '(Enter|Escape)'/.test(text) && !/\bisComposing\(/.test(text),
  );
  assert.deepEqual(
    unguarded.map(({ path }) => path),
    WITHOUT_TEXT,
  );
});

test('only one function decides whether a word is being composed', () => {
  const readers = parts.filter(({ text }) => /\.isComposing\b/.test(text));
  assert.deepEqual(
    readers.map(({ path }) => path),
    [HELPER],
  );
});
