// @ts-check
/** Brings the sources of a remote to the names that exports of the platform have today. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/* eslint-disable terms/api -- It lists the former names. */
/**
 * Former names, by the sub-path of the SDK and the version of its library that renamed them. They stay exported until the library's next
 * major version.
 */
export const RENAMED = [
  { from: 'contracts/rtk', since: '1.11.0', was: 'answeredAhead', is: 'prefetchedAnswer' },
  { from: 'contracts/rtk', since: '1.11.0', was: 'Ahead', is: 'Prefetched' },
  { from: 'contracts/rtk', since: '1.11.0', was: 'outboxEmptied', is: 'offlineQueueEmptied' },
  { from: 'contracts/rtk', since: '1.11.0', was: 'outboxReducer', is: 'offlineQueueReducer' },
  { from: 'contracts/rtk', since: '1.11.0', was: 'OutboxState', is: 'OfflineQueueState' },
  { from: 'client', since: '1.8.0', was: 'Late', is: 'LazyBoundary' },
];
/* eslint-enable terms/api */

/**
 * @typedef {typeof import('typescript')} TypeScript
 * @typedef {import('typescript').Node} Node
 * @typedef {{ path: string, was: string, is: string }} Change `path`: inside the repository
 * @typedef {{ node: Node, text: string }} Edit
 */

/** @param {string} folder of the remote @returns {Promise<Change[]>} what it has renamed */
export async function renameExports(folder) {
  const paths = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join('src', path).replaceAll('\\', '/'));
  const ts = await typescriptOf(folder);
  const files = paths.map((path) => join(folder, path));
  // The names of each file are enough: nothing else is loaded.
  const program = ts.createProgram(files, {
    noLib: true,
    noResolve: true,
    types: [],
    jsx: ts.JsxEmit.Preserve,
  });
  return paths.flatMap((path, index) => {
    const source = program.getSourceFile(files[index] ?? '');
    const changes = source ? changesIn(ts, program.getTypeChecker(), source) : [];
    const edits = changes
      .flatMap((change) => change.edits)
      .sort((a, b) => b.node.getStart() - a.node.getStart());
    if (!source || edits.length === 0) return [];
    const write = (/** @type {string} */ code, /** @type {Edit} */ { node, text }) =>
      code.slice(0, node.getStart()) + text + code.slice(node.end);
    writeFileSync(source.fileName, edits.reduce(write, readFileSync(source.fileName, 'utf8')));
    return changes.map(({ was, is }) => ({ path, was, is }));
  });
}

/** The compiler of the remote. @param {string} folder @returns {Promise<TypeScript>} */
async function typescriptOf(folder) {
  const path = createRequire(join(folder, 'package.json')).resolve('typescript');
  return (await import(pathToFileURL(path).href)).default;
}

/** @param {TypeScript} ts @param {import('typescript').TypeChecker} checker @param {import('typescript').SourceFile} source */
function changesIn(ts, checker, source) {
  /** @type {Node[]} */
  const names = [];
  const visit = (/** @type {Node} */ node) => {
    if (ts.isIdentifier(node)) names.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const isTaken = (/** @type {string} */ name) => names.some((node) => node.getText() === name);
  return specifiersIn(ts, source).flatMap(({ specifier, from }) => {
    const imported = specifier.propertyName ?? specifier.name;
    const renamed = RENAMED.find((each) => each.from === from && each.was === imported.text);
    if (!renamed) return [];
    const { was, is } = renamed;
    if (specifier.propertyName) return [{ was, is, edits: [{ node: imported, text: is }] }];
    // The file has the new name for something else, or others import the old one from it.
    if (ts.isExportSpecifier(specifier) || isTaken(is))
      return [{ was, is, edits: [{ node: imported, text: `${is} as ${was}` }] }];
    const symbol = checker.getSymbolAtLocation(specifier.name);
    const edits = names.flatMap((node) => {
      if (symbolAt(ts, checker, node) !== symbol) return [];
      const { parent } = node;
      if (ts.isShorthandPropertyAssignment(parent)) return [{ node, text: `${was}: ${is}` }];
      if (ts.isExportSpecifier(parent) && !parent.propertyName) return [{ node, text: `${is} as ${was}` }];
      return [{ node, text: is }];
    });
    return [{ was, is, edits }];
  });
}

/** The symbol that a name refers to in this file. @param {TypeScript} ts @param {import('typescript').TypeChecker} checker @param {Node} node */
function symbolAt(ts, checker, node) {
  if (ts.isShorthandPropertyAssignment(node.parent))
    return checker.getShorthandAssignmentValueSymbol(node.parent);
  if (ts.isExportSpecifier(node.parent)) return checker.getExportSpecifierLocalTargetSymbol(node.parent);
  return checker.getSymbolAtLocation(node);
}

/** The names that a file imports or exports from the SDK. @param {TypeScript} ts @param {import('typescript').SourceFile} source */
function specifiersIn(ts, source) {
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
    const from = moduleSpecifier.text.replace(/^@taskloom\/sdk\//, '');
    const named = ts.isImportDeclaration(statement)
      ? statement.importClause?.namedBindings
      : statement.exportClause;
    if (!named || !(ts.isNamedImports(named) || ts.isNamedExports(named))) return [];
    return [...named.elements].map((specifier) => ({ specifier, from }));
  });
}
