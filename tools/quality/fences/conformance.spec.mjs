// @ts-check
/** Each sentence of the specification names an existing test; docs/conformance.md describes the tables. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { faultsOf } from '../conformance/check.mjs';
import { readTables, rowsOf, sectionOf } from '../conformance/table.mjs';
import { arePathsNamed, titlesOf } from '../conformance/titles.mjs';

const SECTIONS = [2, 3, 4, 5, 6, 7, 8, 9];
const STATES = ['loading', 'empty', 'error', 'partial', 'full'];
const rows = readTables();

describe('the tables of the specification', () => {
  test('cover the sections 2 to 9', () => {
    const covered = new Set(rows.map(sectionOf));
    assert.deepEqual(
      SECTIONS.filter((section) => !covered.has(section)),
      [],
    );
  });

  for (const section of SECTIONS) {
    test(`name an existing test for each sentence of section ${section}`, () => {
      assert.deepEqual(rows.filter((row) => sectionOf(row) === section).flatMap(faultsOf), []);
    });
  }
});

test('every list and page has a test for each of its states', () => {
  const states = rows.filter(({ section }) => section === 'States');
  assert.deepEqual(states.flatMap(faultsOf), []);
  const named = states.map(({ sentence }) => sentence);
  const places = [...new Set(named.map((sentence) => sentence.split(' · ')[0]))];
  assert.ok(places.length > 0);
  assert.deepEqual(
    named,
    places.flatMap((place) => STATES.map((state) => `${place} · ${state}`)),
  );
});

describe('a row', () => {
  const faults = (/** @type {string} */ cell) =>
    rowsOf('here.md', `## 2 · Here\n\n| Sentence | Test |\n| --- | --- |\n| Something | ${cell} |`)
      .flatMap(faultsOf)
      .map((fault) => fault.replace(/^here\.md:5: /, ''));
  const HERE = 'tools/quality/fences/conformance.spec.mjs';

  test('is at fault without a test', () => assert.deepEqual(faults(''), ["names no test for 'Something'"]));
  test('is at fault with a file that does not exist', () =>
    assert.deepEqual(faults('`nowhere.spec.ts` › x'), [
      'nowhere.spec.ts › x is in a file that does not exist',
    ]));
  test('is at fault with a test that does not exist', () =>
    assert.deepEqual(faults(`\`${HERE}\` › a row › x`), [`${HERE} › a row › x is not a test of this file`]));
  test('is at fault with a file alone', () =>
    assert.deepEqual(faults(`\`${HERE}\``), [`${HERE} names a file but no test in it`]));
  test('is valid with tests that exist', () =>
    assert.deepEqual(faults(`\`${HERE}\` › a row › is valid with tests that exist`), []));
});

describe('the titles of a spec', () => {
  const source = `
    describe('a card', () => {
      it('shows', () => {});
      it.skip('hides', () => {});
      it.each([1])('counts %i', (n) => {});
      describe.each(kinds)('of %s', () => { it(\`is \${kind}\`, () => {}); });
      test.describe('inside', () => { test('runs', async () => {}); });
      test('later', { todo: true }, () => {});
    });
    describe.skip('nothing', () => { it('of this', () => {}); });`;
  const titles = titlesOf('x.spec.tsx', source);

  test('are found with their suites', () => {
    assert.deepEqual(
      titles.filter(({ skipped }) => !skipped).map(({ path }) => path.join(' › ')),
      ['a card › shows', 'a card › counts %i', 'a card › of %s › is %s', 'a card › inside › runs'],
    );
  });
  test('show which are skipped', () => {
    assert.deepEqual(
      titles.filter(({ skipped }) => skipped).map(({ path }) => path.join(' › ')),
      ['a card › hides', 'a card › later', 'nothing › of this'],
    );
  });
  test('match the values of a table, and nothing else', () => {
    assert.ok(arePathsNamed(['a card', 'counts %i of $name'], ['a card', 'counts 3 of 7']));
    assert.ok(!arePathsNamed(['a card', 'counts %i'], ['a card', 'shows 3']));
    assert.ok(!arePathsNamed(['a card', 'counts %i'], ['counts 3']));
    assert.ok(!arePathsNamed(['a (card)'], ['a card']));
  });
});
