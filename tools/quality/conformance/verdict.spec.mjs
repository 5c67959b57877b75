// @ts-check
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../../run/prepare/root.mjs';
import { ofJest, ofPlaywright } from './results.mjs';
import { rowsOf } from './table.mjs';
import { judge } from './verdict.mjs';

const rows = rowsOf(
  'here.md',
  [
    '## 2 · Here',
    '| Sentence | Test |',
    '| --- | --- |',
    '| Shows | `a.spec.ts` › a card › shows |',
    '| Counts | `a.spec.ts` › a card › counts 2<br>`b.spec.ts` › moves |',
  ].join('\n'),
);

/** @param {string} file @param {string[]} names */
const ran = (file, names, passed = true) => ({ file, names, passed });
const good = [
  ran('a.spec.ts', ['a card', 'shows']),
  ran('a.spec.ts', ['a card', 'counts 2']),
  ran('b.spec.ts', ['moves']),
];

describe('the verdict on the specification', () => {
  it('is positive when each named test has passed', () => {
    assert.deepEqual(judge(rows, { ran: good, complete: true }), { proven: 2, faults: [] });
  });

  it('names a test that failed, with its sentence', () => {
    const failed = [...good.slice(0, 2), ran('b.spec.ts', ['moves'], false)];
    assert.deepEqual(judge(rows, { ran: failed, complete: true }).faults, [
      "here.md:5: 'Counts': b.spec.ts › moves did not pass",
    ]);
  });

  it('names a test that did not run', () => {
    assert.deepEqual(judge(rows, { ran: good.slice(0, 2), complete: true }).faults, [
      "here.md:5: 'Counts': b.spec.ts › moves did not run",
    ]);
    const renamed = [good[0], ran('a.spec.ts', ['a card', 'counts 3']), good[2]].flatMap((it) => it ?? []);
    assert.equal(judge(rows, { ran: renamed, complete: true }).faults.length, 1);
  });

  it("ignores tests of Node's runner, which fail in their own stage", () => {
    const table = '## Packages\n| Sentence | Test |\n| --- | --- |\n| Builds | `c.spec.mjs` › builds |';
    assert.deepEqual(judge(rowsOf('here.md', table), { ran: good, complete: true }).faults, []);
  });

  it('ignores tests of the other level', () => {
    const isDue = (/** @type {{ file: string }} */ { file }) => file !== 'b.spec.ts';
    assert.deepEqual(judge(rows, { ran: good.slice(0, 2), complete: true, isDue }).faults, []);
  });

  it('ignores tests that the stages of this run do not include', () => {
    assert.deepEqual(judge(rows, { ran: good.slice(2), complete: false }), { proven: 1, faults: [] });
  });
});

describe('the results', () => {
  it('of Jest are read with the suites around a test', () => {
    const test = { ancestorTitles: ['a card'], title: 'shows', status: 'passed' };
    const skipped = { ...test, title: 'hides', status: 'pending' };
    const name = join(root, 'libs', 'ui', 'a.spec.ts');
    assert.deepEqual(ofJest({ testResults: [{ name, assertionResults: [test, skipped] }] }), [
      ran('libs/ui/a.spec.ts', ['a card', 'shows']),
      ran('libs/ui/a.spec.ts', ['a card', 'hides'], false),
    ]);
  });

  it('of a group of specs belong to the spec that is named by the outermost block', () => {
    const test = {
      ancestorTitles: ['services/api/a.http.spec.ts', 'a card'],
      title: 'shows',
      status: 'passed',
    };
    const name = join(root, 'groups', 'group-2.spec.cjs');
    assert.deepEqual(ofJest({ testResults: [{ name, assertionResults: [test] }] }), [
      ran('services/api/a.http.spec.ts', ['a card', 'shows']),
    ]);
  });

  it('of Playwright are read in the same way; a test that passed on a retry has passed', () => {
    const spec = (/** @type {string} */ title, /** @type {string} */ status) => ({
      title,
      ok: true,
      tests: [{ status }],
    });
    const suites = [
      {
        title: 'a.spec.ts',
        specs: [spec('opens', 'expected')],
        suites: [{ title: 'inside', specs: [spec('moves', 'flaky')] }],
      },
    ];
    assert.deepEqual(ofPlaywright({ suites }, 'specs'), [
      ran('e2e/specs/a.spec.ts', ['opens']),
      ran('e2e/specs/a.spec.ts', ['inside', 'moves']),
    ]);
  });
});
