// @ts-check
import { join } from 'node:path';
import ts from 'typescript';
import { inOrder } from './declarations.mjs';
import { MADE_BY_REMOTES, withGrowth } from './growth.mjs';

/** @typedef {import('./declarations.mjs').Surface} Surface */
/** @typedef {{ breaking: string[], added: string[], changed: boolean }} Difference */

/** Declarations of packages and of TypeScript itself, parsed once for all programs. @type {Map<string, ts.SourceFile | undefined>} */
const parsed = new Map();

/** @param {Surface} surface */
const textOf = ({ files }) =>
  Object.entries(files)
    .map(([path, text]) => `${path}\n${inOrder(text).trim()}`)
    .join('\n');

/**
 * Whether code that was written against `before` still works with `after`. TypeScript decides this: each value of the new surface must be assignable to the old one.
 * @param {Surface} before @param {Surface} after
 * @param {{ folder: string, options: ts.CompilerOptions }} place where their imports are resolved
 * @returns {Difference}
 */
export function compare(before, after, place) {
  if (textOf(before) === textOf(after)) return { breaking: [], added: [], changed: false };
  /** @type {Difference} */
  const difference = { breaking: [], added: [], changed: true };
  for (const [entry, file] of Object.entries(before.entries)) {
    const newFile = after.entries[entry];
    if (!newFile) difference.breaking.push(`the entry ${entry} is gone`);
    else compareEntry(entry, { before, after, file, newFile, place }, difference);
  }
  for (const entry of Object.keys(after.entries)) {
    if (!before.entries[entry]) difference.added.push(`the entry ${entry}`);
  }
  return difference;
}

/** @param {Surface} before @param {Surface} after @returns {Surface} */
const grow = (before, { files }) => ({ ...before, files: withGrowth(before.files, files) });

/**
 * @param {string} entry
 * @param {{ before: Surface, after: Surface, file: string, newFile: string, place: { folder: string, options: ts.CompilerOptions } }} sides
 * @param {Difference} difference
 */
function compareEntry(entry, { before, after, file, newFile, place }, difference) {
  const grown = grow(before, after);
  const workshop = createWorkshop({ '.api-old': grown, '.api-new': after }, place);
  const old = workshop.exportsOf('.api-old', file);
  const now = workshop.exportsOf('.api-new', newFile);
  const at = entry === '.' ? '' : ` of ${entry}`;
  for (const name of now.keys()) if (!old.has(name)) difference.added.push(`${name}${at}`);
  for (const name of old.keys()) if (!now.has(name)) difference.breaking.push(`${name}${at} is gone`);
  const both = [...old].flatMap(([name, kind]) => (now.has(name) ? [{ name, ...kind }] : []));
  // A type that isn't even assignable to itself (a private member, a unique symbol) cannot be compared and is ignored.
  const baseline = workshop.misfits(['.api-old', file], ['.api-again', file], both, grown);
  for (const name of workshop.misfits(['.api-old', file], ['.api-new', newFile], both)) {
    if (!baseline.includes(name)) difference.breaking.push(`${name}${at} can no longer be used as before`);
  }
}

/** @typedef {{ value: boolean, parameters: number }} Kind */

/** @param {Record<string, Surface>} sides @param {{ folder: string, options: ts.CompilerOptions }} place */
function createWorkshop(sides, { folder, options }) {
  /** @type {Map<string, string>} */
  const virtual = new Map();
  const add = (/** @type {string} */ side, /** @type {Surface} */ { files }) => {
    for (const [path, text] of Object.entries(files)) virtual.set(join(folder, side, path), text);
  };
  for (const [side, surface] of Object.entries(sides)) add(side, surface);

  const programOf = (/** @type {string[]} */ roots) => {
    // Parameters are compared bivariantly: a response may gain a field although functions take responses too. Types that remotes
    // create themselves are compared strictly, by name.
    const settings = { ...options, noEmit: true, skipLibCheck: true, types: [], strictFunctionTypes: false };
    const host = ts.createCompilerHost(settings);
    const { fileExists, readFile, getSourceFile, directoryExists } = host;
    const folders = new Set([...virtual.keys()].map((path) => path.slice(0, path.lastIndexOf('/'))));
    host.fileExists = (path) => virtual.has(path) || fileExists(path);
    host.readFile = (path) => virtual.get(path) ?? readFile(path);
    host.directoryExists = (path) =>
      [...folders].some((name) => name.startsWith(path)) || !!directoryExists?.(path);
    host.getSourceFile = (path, language, ...rest) => {
      const text = virtual.get(path);
      if (text !== undefined) return ts.createSourceFile(path, text, language);
      if (!parsed.has(path)) parsed.set(path, getSourceFile(path, language, ...rest));
      return parsed.get(path);
    };
    return ts.createProgram(roots, settings, host);
  };

  return {
    /** @param {string} side @param {string} file @returns {Map<string, Kind>} */
    exportsOf(side, file) {
      const program = programOf([join(folder, side, file)]);
      const checker = program.getTypeChecker();
      const source = program.getSourceFile(join(folder, side, file));
      const module = source && checker.getSymbolAtLocation(source);
      const symbols = module ? checker.getExportsOfModule(module) : [];
      return new Map(symbols.map((symbol) => [symbol.name, kindOf(symbol, checker)]));
    },

    /**
     * Names whose new form is not assignable to the old one.
     * @param {[string, string]} old @param {[string, string]} now @param {(Kind & { name: string })[]} names @param {Surface} [again]
     */
    misfits([oldSide, oldFile], [newSide, newFile], names, again) {
      if (again) add(newSide, again);
      const path = join(folder, `.api-check${newSide}.ts`);
      const from = (/** @type {string} */ side, /** @type {string} */ file) =>
        `./${side}/${file.replace(/\.d\.ts$/, '')}.js`;
      const lines = names.map((kind) => probe(kind));
      const head = `import type * as Old from '${from(oldSide, oldFile)}'; import type * as New from '${from(newSide, newFile)}';`;
      virtual.set(path, [head, ...lines].join('\n'));
      const program = programOf([path]);
      const source = program.getSourceFile(path);
      const wrong = source ? program.getSemanticDiagnostics(source) : [];
      const at = wrong.map(({ start = 0 }) => (source?.getLineAndCharacterOfPosition(start).line ?? 0) - 1);
      return names.filter((_, index) => at.includes(index)).map(({ name }) => name);
    },
  };
}

/** @param {ts.Symbol} symbol @param {ts.TypeChecker} checker @returns {Kind} */
function kindOf(symbol, checker) {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = target.declarations?.find(
    (each) =>
      ts.isInterfaceDeclaration(each) || ts.isTypeAliasDeclaration(each) || ts.isClassDeclaration(each),
  );
  const parameters =
    declaration && 'typeParameters' in declaration ? (declaration.typeParameters?.length ?? 0) : 0;
  return { value: (target.flags & ts.SymbolFlags.Value) !== 0, parameters };
}

/** One line that TypeScript refuses when the new form is not assignable. @param {Kind & { name: string }} exported */
function probe({ name, value, parameters }) {
  if (value) return `{ const fits = (now: typeof New.${name}): typeof Old.${name} => now; void fits; }`;
  const given = parameters > 0 ? `<${Array(parameters).fill('any').join(', ')}>` : '';
  const back = MADE_BY_REMOTES.test(name)
    ? ` const made = (old: Old.${name}${given}): New.${name}${given} => old; void made;`
    : '';
  return `{ const fits = (now: New.${name}${given}): Old.${name}${given} => now; void fits;${back} }`;
}
