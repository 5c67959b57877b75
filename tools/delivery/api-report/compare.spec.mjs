// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compare } from './compare.mjs';
import { folderOf, optionsOf } from './declarations.mjs';
import { readReport, writeReport } from './report.mjs';
import { demand, leastVersion } from './verdict.mjs';

const folder = folderOf('contracts');
const place = { folder, options: optionsOf(folder) };
const before = `
export interface Task { id: string; title: string }
export interface RemoteApp { name: string }
export interface CardProps { title: string }
export declare function isMine(task: Task): boolean;
export declare function useTask(id: string): Task;
export declare const Card: (props: CardProps) => null;
export declare const LIMIT = 10;
export type Code = 'LOST' | 'FOUND';
export declare function codeOf(error: unknown): Code;
export type Pair<A, B> = [A, B];
export type Happening = { event: 'made'; id: string } | { event: 'gone'; id: string; why: 'lost' | 'sold' };
export interface Kinds { make: { id: string }; drop: { id: string } }
export type Kind = keyof Kinds;
export type Amount = number | null;
export declare const EDITS: readonly ["title", "status"];
export interface TokenCreate { name: string; password: string }
export declare const createToken: { send: (body: TokenCreate) => void; sent: TokenCreate };
`;

/** @param {string} text @returns {import('./declarations.mjs').Surface} */
const surface = (text) => ({
  entries: { '.': 'src/index.d.ts' },
  files: { 'src/index.d.ts': `export * from './task.js';\n`, 'src/task.d.ts': text },
});

/** @param {string} from @param {string} to */
const change = (from, to) => {
  assert.ok(before.includes(from));
  return compare(surface(before), surface(before.replace(from, to)), place);
};

const FINE = /** @type {const} */ ([
  ['nothing', 'LIMIT = 10', 'LIMIT = 10'],
  ['a field of a response', 'title: string', 'title: string; done: boolean'],
  ['an optional property', '{ title: string }', '{ title: string; small?: boolean }'],
  ['an optional parameter', '(id: string)', '(id: string, fresh?: boolean)'],
  ['a word of a list', "'FOUND'", "'FOUND' | 'STOLEN'"],
  ['a word of a constant list', '"status"]', '"status", "deadline"]'],
  ['an object of a union', "| { event: 'gone'", "| { event: 'kept'; at: string } | { event: 'gone'"],
  ['a word inside an object of a union', "'lost' | 'sold'", "'lost' | 'sold' | 'given'"],
  ['a key whose name is a type', 'drop: { id: string }', 'drop: { id: string }; keep: { at: string }'],
  ['an optional part of a remote', 'name: string }', 'name: string; slots?: string[] }'],
]);
for (const [what, from, to] of FINE) {
  test(`${what} may be added`, () => assert.deepEqual(change(from, to).breaking, []));
}

test('what a request must contain may become optional', () =>
  assert.deepEqual(change('password: string', 'password?: string').breaking, []));

test('another order of the texts of a union is no change', () => {
  const [one, other] = ['"LOST" | "FOUND"', '"FOUND" | "LOST"'].map((union) =>
    surface(before.replace("'LOST' | 'FOUND'", union)),
  );
  assert.ok(one && other);
  assert.equal(compare(one, other, place).changed, false);
});

const BREAKING = /** @type {[string, string, string, RegExp][]} */ ([
  ['an export that is gone', 'export declare const LIMIT = 10;', '', /LIMIT is gone/],
  ['a field that is gone', 'id: string; title: string', 'id: string', /Task/],
  ['another type of a field', 'title: string', 'title: number', /Task/],
  ['a property that is required now', '{ title: string }', '{ title: string; size: number }', /CardProps/],
  ['a parameter that is required now', '(id: string)', '(id: string, fresh: boolean)', /useTask/],
  ['a new requirement for every remote', 'name: string }', 'name: string; icon: string }', /RemoteApp/],
  ['a word that is gone from a constant list', '"title", "status"]', '"title"]', /EDITS/],
  ['another type inside an object of a union', "'made'; id: string", "'made'; id: number", /Happening/],
  ['a key that is gone', 'drop: { id: string }', '', /Kinds/],
  ['another kind of value', 'number | null', 'number | string | null', /Amount/],
  ['other type parameters', 'Pair<A, B> = [A, B]', 'Pair<A, B> = [A]', /Pair/],
]);
for (const [what, from, to, name] of BREAKING) {
  test(`${what} breaks`, () => assert.match(String(change(from, to).breaking.join()), name));
}

test('a type of one word may become a list', () => {
  const right = (/** @type {string} */ words) => surface(`export type Right = ${words};\n`);
  assert.deepEqual(compare(right("'a'"), right("'a' | 'b'"), place).breaking, []);
});

test('a list may grow even where TypeScript inlines it in another type', () => {
  const tagged = (/** @type {string} */ list, /** @type {string} */ union) =>
    surface(
      `export declare const TAGS: readonly [${list}];\nexport declare const api: { tags: (${union})[] };\n`,
    );
  const old = tagged('"Me", "Task"', '"Me" | "Task"');
  assert.deepEqual(
    compare(old, tagged('"Me", "Task", "Work"', '"Me" | "Task" | "Work"'), place).breaking,
    [],
  );
  assert.match(String(compare(old, tagged('"Me", "Task"', '"Me" | "Task" | "Work"'), place).breaking), /api/);
});

test('lists what is new', () => {
  const { added, breaking } = compare(
    surface(before),
    surface(`${before}export declare const EXTRA: 1;`),
    place,
  );
  assert.deepEqual({ added, breaking }, { added: ['EXTRA'], breaking: [] });
});

test('an entry that is gone breaks', () => {
  const { breaking } = compare(surface(before), { entries: {}, files: {} }, place);
  assert.deepEqual(breaking, ['the entry . is gone']);
});

test('a report round-trips', () => {
  const report = readReport(writeReport('contracts', '1.2.0', surface(before)));
  assert.equal(report.version, '1.2.0');
  assert.deepEqual(compare(report.surface, surface(before), place), {
    breaking: [],
    added: [],
    changed: false,
  });
});

const difference = (/** @type {string[]} */ breaking, /** @type {string[]} */ added = []) => ({
  breaking,
  added,
  changed: true,
});

test('requires a major version, a minor one or none', () => {
  assert.equal(leastVersion('1.2.3', difference(['x is gone'])), '2.0.0');
  assert.equal(leastVersion('1.2.3', difference([], ['y'])), '1.3.0');
  assert.equal(leastVersion('1.2.3', { ...difference([]), changed: false }), '1.2.3');
});

test('returns what to do, and null when it has been done', () => {
  assert.match(
    demand('client', '1.2.0', '1.3.0', difference(['x is gone'])) ?? '',
    /x is gone.*to 2\.0\.0.*npm run api-report/,
  );
  assert.match(demand('client', '1.2.0', '1.2.0', difference([], ['y'])) ?? '', /adds y.*to 1\.3\.0/);
  assert.equal(demand('client', '1.2.0', '2.0.0', difference(['x is gone'])), null);
  assert.equal(demand('client', '1.2.0', '1.10.0', difference([], ['y'])), null);
});
