// @ts-check
/** Each sentence of the specification names an existing test; docs/conformance.md describes the tables. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { faultsOf } from '../conformance/check.mjs';
import { readTables, rowsOf, sectionOf } from '../conformance/table.mjs';
import { arePathsNamed, titlesOf } from '../conformance/titles.mjs';

const SECTIONS = [2, 3, 4, 5, 6, 7, 8, 9, 11, 14, 15];
const STATES = ['loading', 'empty', 'error', 'partial', 'full'];
/** How many requirements of levels 1 and 2 each section of the ASVS 5.0 has, from its first one on. */
const REQUIREMENTS = {
  ...{ 6.1: 3, 6.2: 12, 6.3: 4, 6.4: 4, 6.5: 5, 6.6: 3, 6.8: 4 },
  ...{ 7.1: 3, 7.2: 4, 7.3: 2, 7.4: 5, 7.5: 2, 7.6: 2 },
  ...{ 8.1: 2, 8.2: 3, 8.3: 1, 8.4: 1, 9.1: 3, 9.2: 4 },
  ...{ 10.1: 2, 10.2: 2, 10.3: 4, 10.4: 11, 10.5: 5, 10.6: 2, 10.7: 3 },
};
const rows = readTables();

/** '6.6.1 to 6.6.3' as three numbers, '6.2.2, 6.2.3' as two. @param {string} cell */
function requirementsIn(cell) {
  const [, section = '', first, last] = /^(\d+\.\d+)\.(\d+) to \1\.(\d+)/.exec(cell) ?? [];
  if (last === undefined) return [...cell.matchAll(/\b\d+\.\d+\.\d+/g)].map(([number]) => number);
  const count = Number(last) - Number(first) + 1;
  return Array.from({ length: count }, (_, index) => `${section}.${Number(first) + index}`);
}

describe('the tables of the specification', () => {
  test('cover the sections that docs/conformance.md names', () => {
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

test('each property of packages and remotes has an existing test', () => {
  const packages = rows.filter(({ place }) => place.startsWith('docs/conformance/packages.md'));
  assert.ok(packages.length > 0);
  assert.deepEqual(packages.flatMap(faultsOf), []);
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

describe('the requirements of the ASVS', () => {
  const asvs = rows.filter(({ place }) => place.startsWith('docs/asvs.md'));
  const stateOf = (/** @type {string} */ sentence) => sentence.split(' · ')[1] ?? '';
  const isHeld = (/** @type {string} */ sentence) => ['Held', 'Setting'].includes(stateOf(sentence));

  test('of levels 1 and 2 have one row each', () => {
    const named = asvs.flatMap(({ sentence }) => requirementsIn(sentence.split(' · ')[0] ?? ''));
    const all = Object.entries(REQUIREMENTS).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
    );
    assert.deepEqual(named.sort(), all.sort());
  });

  test('have a known state, and a test where they are held', () => {
    for (const { sentence, place } of asvs)
      assert.match(stateOf(sentence), /^(?:Held|Setting|Not yet|n\/a)$/, place);
    const held = asvs.filter(({ sentence }) => isHeld(sentence));
    assert.ok(held.length > 50);
    assert.deepEqual(held.flatMap(faultsOf), []);
  });

  test('name no test where they are not', () => {
    const others = asvs.filter(({ sentence }) => !isHeld(sentence));
    assert.deepEqual(
      others.filter(({ proofs }) => proofs.length > 0).map(({ place }) => place),
      [],
    );
  });

  test('are read as numbers and ranges', () => {
    assert.deepEqual(requirementsIn('6.2.2, 6.2.3 change'), ['6.2.2', '6.2.3']);
    assert.deepEqual(requirementsIn('6.6.1 to 6.6.3 codes'), ['6.6.1', '6.6.2', '6.6.3']);
    assert.deepEqual(requirementsIn('6.2.4 the 3,000 most common'), ['6.2.4']);
  });
});

describe('a row', () => {
  const faults = (/** @type {string} */ cell) =>
    rowsOf('here.md', `## 2 · Here\n\n| Sentence | Test |\n| --- | --- |\n| Something | ${cell} |`)
      .flatMap(faultsOf)
      .map((fault) => fault.replace(/^here\.md:5: /, ''));
  const HERE = 'tools/quality/boundaries/conformance.spec.mjs';

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
  test('show which are long', () => {
    const long = titlesOf(
      'x.spec.ts',
      `test('a', { tag: '@long' }, () => {});
       test('b', { tag: wide ? [] : '@long' }, () => {});
       test.describe('c', { tag: '@long' }, () => { test('d', () => {}); });
       test('e', () => {});`,
    );
    assert.deepEqual(
      long.map(({ path, long }) => `${path.at(-1)} ${long}`),
      ['a always', 'b some', 'd always', 'e never'],
    );
  });
  test('match the values of a table, and nothing else', () => {
    assert.ok(arePathsNamed(['a card', 'counts %i of $name'], ['a card', 'counts 3 of 7']));
    assert.ok(!arePathsNamed(['a card', 'counts %i'], ['a card', 'shows 3']));
    assert.ok(!arePathsNamed(['a card', 'counts %i'], ['counts 3']));
    assert.ok(!arePathsNamed(['a (card)'], ['a card']));
  });
});
