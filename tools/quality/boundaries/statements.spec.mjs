// @ts-check
/** Hand-written SQL: only in `*.statements.ts`, limited in number, and each with the reason for it. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { sourcesOf } from './sources.mjs';

const MOST = 42;
const SENDS = new Set(['query', 'rows']);
/** Methods of texts that could put SQL together from another SQL. */
const EDITS = new Set(['replace', 'replaceAll', 'split', 'indexOf', 'lastIndexOf', 'slice', 'substring']);
const DECLARE = new Set(['statement', 'fieldScopedUpdate']);
/** Methods of `Database` about its connections. */
const OF_THE_POOL = new Set(['ping', 'poolStatus']);
const SQL =
  /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH|LOCK|SET|SAVEPOINT|RELEASE|ROLLBACK|BEGIN|COMMIT|TRUNCATE)\b/i;
/** The connection itself, and backups, which COPY whole tables on a separate connection. */
const MACHINERY = ['services/api/src/platform/database/', 'services/api/src/backup/'];

const root = fileURLToPath(new URL('../../..', import.meta.url));
const files = sourcesOf(root).code.filter(
  (path) => path.startsWith('services/api/src/') && !MACHINERY.some((folder) => path.startsWith(folder)),
);

/** The public methods of `Database` that run something, by name. */
function waysIn() {
  const path = 'services/api/src/platform/database/database.ts';
  const file = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest);
  return file.statements
    .filter(ts.isClassDeclaration)
    .flatMap(({ members }) => [...members])
    .filter(ts.isMethodDeclaration)
    .filter(({ modifiers = [] }) => !modifiers.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword))
    .map(({ name }) => /** @type {ts.Identifier} */ (name).text)
    .filter((name) => !OF_THE_POOL.has(name));
}

/** Calls of a file by the name of the function or method. @param {string} path */
function callsIn(path) {
  const file = ts.createSourceFile(
    path,
    readFileSync(join(root, path), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  /** @type {{ name: string, node: ts.CallExpression }[]} */
  const calls = [];
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isCallExpression(node)) {
      const { expression } = node;
      const callee = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
      calls.push({ name: callee.getText(), node });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return calls;
}

const KEYWORD = /\b(SELECT|FROM|WHERE|JOIN|ORDER BY|GROUP BY|UNION|SET|RETURNING)\b/;
const READS_OR_WRITES = /\bSELECT\b|\bINSERT INTO\b|\bDELETE FROM\b|\bUPDATE\s+\w+(\s\w+)?\s+SET\b/;

/** Texts of a file, those inside `${…}` included. @param {string} path */
function textsIn(path) {
  const source = readFileSync(join(root, path), 'utf8');
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  /** @type {string[]} */
  const texts = [];
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) texts.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts;
}

/** Whether a call changes SQL as text, by its keywords. @param {{ name: string, node: ts.CallExpression }} call */
const rewritesSql = ({ name, node }) =>
  EDITS.has(name) && node.arguments[0] !== undefined && KEYWORD.test(node.arguments[0].getText());

/** Whether a call contains its SQL. @param {ts.CallExpression} call */
const hasSql = ({ arguments: [first] }) =>
  first !== undefined &&
  (ts.isStringLiteralLike(first) || ts.isTemplateExpression(first)) &&
  SQL.test(first.getText().slice(1));

/** The comment above the declaration that contains a call. @param {ts.Node} node */
function commentOf(node) {
  let statement = node;
  while (!ts.isSourceFile(statement.parent)) statement = statement.parent;
  return statement.getFullText().slice(0, statement.getLeadingTriviaWidth());
}

const calls = files.map((path) => ({ path, inside: callsIn(path) }));
const declared = calls.flatMap(({ path, inside }) =>
  inside.filter(({ name }) => DECLARE.has(name)).map(({ node }) => ({ path, node })),
);

test('modules reach PostgreSQL in four ways', () => {
  assert.deepEqual(waysIn().sort(), ['read', 'rows', 'transaction', 'write']);
});

test('statements are declared in *.statements.ts only', () => {
  const elsewhere = declared.filter(({ path }) => !path.endsWith('.statements.ts'));
  assert.deepEqual(
    elsewhere.map(({ path }) => path),
    [],
  );
});

test('no other file passes SQL to a connection', () => {
  const passing = calls
    .filter(({ inside }) => inside.some(({ name, node }) => SENDS.has(name) && hasSql(node)))
    .map(({ path }) => path);
  assert.deepEqual(passing, []);
});

test('SQL that reads or writes tables is in *.statements.ts only, fragments of entity queries included', () => {
  const elsewhere = files.filter(
    (path) =>
      // The definition of a view is a part of its entity.
      !/\.(statements|entity)\.ts$/.test(path) && textsIn(path).some((text) => READS_OR_WRITES.test(text)),
  );
  assert.deepEqual(elsewhere, []);
});

test('SQL is written out: none is made by replacing or splitting at a keyword', () => {
  const rewriting = calls.filter(({ inside }) => inside.some(rewritesSql)).map(({ path }) => path);
  assert.deepEqual(rewriting, []);
});

test(`at most ${MOST} statements are written by hand`, () => {
  assert.ok(declared.length > 0);
  assert.ok(declared.length <= MOST, `${declared.length} statements`);
});

test('each statement has a comment on what it saves', () => {
  const silent = declared.filter(({ node }) => !/Saves|TypeORM (has no|can't)/.test(commentOf(node)));
  assert.deepEqual(
    silent.map(({ path, node }) => `${path}: ${node.getText().slice(0, 60)}`),
    [],
  );
});

test('a list is one parameter, so that its length does not change the statement: `Any`, not `In`', () => {
  const spread = files.filter((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return /import \{[^}]*\bIn\b[^}]*\} from 'typeorm'/.test(text) || /\(:\.\.\./.test(text);
  });
  assert.deepEqual(spread, []);
});
