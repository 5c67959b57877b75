// @ts-check
/** Reads the test titles from the source of a spec file for Jest, node:test or Playwright. */
import ts from 'typescript';

/**
 * @typedef {object} Title
 * @property {string[]} path the titles of the enclosing `describe` blocks and its own; `%s` is a placeholder for the values of a table
 * @property {boolean} skipped
 * @property {'never' | 'always' | 'some'} long whether it has the tag `@long`; `some`: with some values of a table
 */

/** `<T>` begins a tag in one kind and a type parameter in another. */
const KINDS = /** @type {const} */ ([
  ['.mjs', ts.ScriptKind.JS],
  ['.tsx', ts.ScriptKind.TSX],
]);
const SUITES = ['describe'];
const TESTS = ['it', 'test', 'fit', 'xit'];
const SKIPPING = ['skip', 'todo', 'fixme', 'failing', 'fail'];

/** @param {string} name @param {string} source @returns {Title[]} */
export function titlesOf(name, source) {
  const kind = KINDS.find(([ending]) => name.endsWith(ending))?.[1] ?? ts.ScriptKind.TS;
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, kind);
  /** @type {Title[]} */
  const titles = [];
  /** @type {(node: ts.Node, around: string[], outer: Pick<Title, 'skipped' | 'long'>) => void} */
  const visit = (node, around, outer) => {
    const call = ts.isCallExpression(node) ? namedCall(node) : undefined;
    if (!call) return void ts.forEachChild(node, (child) => visit(child, around, outer));
    const path = [...around, call.title];
    const marks = {
      skipped: outer.skipped || call.skipped,
      long: outer.long === 'never' ? call.long : outer.long,
    };
    if (call.suite) return call.rest.forEach((child) => visit(child, path, marks));
    titles.push({ path, ...marks });
  };
  visit(file, [], { skipped: false, long: 'never' });
  return titles;
}

/** `it('…', …)`, `describe.each(…)('…', …)` and similar calls. @param {ts.CallExpression} node */
function namedCall(node) {
  const [first, ...rest] = node.arguments;
  const words = wordsOf(node.expression);
  const head = words[0] ?? '';
  const suite = SUITES.includes(head) || (head === 'test' && words[1] === 'describe');
  if (!first || !(suite || TESTS.includes(head))) return undefined;
  // `it.each(table)` returns the function that gets the title.
  if (words.at(-1) === 'each') return undefined;
  const title = textOf(first);
  if (title === undefined) return undefined;
  const skipped = head === 'xit' || words.some((word) => SKIPPING.includes(word)) || skipsByOption(rest);
  return { suite, title, rest, skipped, long: longByTag(rest) };
}

/** Splits `it.skip.each(table)` into `it`, `skip` and `each`. @param {ts.Expression} expression @returns {string[]} */
function wordsOf(expression) {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (ts.isPropertyAccessExpression(expression)) {
    return [...wordsOf(expression.expression), expression.name.text];
  }
  if (ts.isCallExpression(expression)) return [...wordsOf(expression.expression), '()'];
  if (ts.isTaggedTemplateExpression(expression)) return [...wordsOf(expression.tag), '()'];
  return [];
}

/** node:test takes `{ skip: true }`. @param {ts.Expression[]} rest */
function skipsByOption(rest) {
  return rest.some(
    (option) =>
      ts.isObjectLiteralExpression(option) &&
      option.properties.some((property) => ['skip', 'todo'].includes(property.name?.getText() ?? '')),
  );
}

/** Playwright takes `{ tag: '@long' }`. @param {ts.Expression[]} rest @returns {Title['long']} */
function longByTag(rest) {
  const tag = rest
    .filter(ts.isObjectLiteralExpression)
    .flatMap(({ properties }) => [...properties])
    .find((property) => property.name?.getText() === 'tag');
  if (!tag) return 'never';
  // `{ tag }` takes it from a variable.
  if (!ts.isPropertyAssignment(tag)) return 'some';
  if (!tag.getText().includes('@long')) return 'never';
  return ts.isStringLiteral(tag.initializer) ? 'always' : 'some';
}

/** Returns a literal unchanged, and a template with `%s` for each value. @param {ts.Expression} node */
function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `%s${literal.text}`).join('');
}

const VALUE = /%[sdifjopc#$]|\$[a-zA-Z][\w.]*/g;

/**
 * Whether a test name matches this title, exactly or with the values of a table filled in.
 *
 * @param {string} title
 * @param {string} name
 */
function isNamed(title, name) {
  if (title === name) return true;
  if (!title.match(VALUE)) return false;
  const literal = title.split(VALUE).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literal.join('.*')}$`, 's').test(name);
}

/** @param {string[]} titles @param {string[]} names */
export const arePathsNamed = (titles, names) =>
  titles.length === names.length && titles.every((title, at) => isNamed(title, names[at] ?? ''));
