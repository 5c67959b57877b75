// @ts-check
import ts from 'typescript';

/** @param {ts.Node} node @param {ts.SourceFile} source */
const textOf = (node, source) => node.getText(source).replace(/\s+/g, ' ');

/**
 * The members of a literal or a union of literals, a constant list or a constant object. Null for anything else.
 * @param {ts.Statement} statement @param {ts.SourceFile} source
 * @returns {{ name: string, members: string[] } | null}
 */
function wordsOf(statement, source) {
  if (ts.isTypeAliasDeclaration(statement)) {
    const { type } = statement;
    const types = ts.isUnionTypeNode(type) ? type.types : [type];
    if (!types.every(ts.isLiteralTypeNode)) return null;
    return { name: statement.name.text, members: types.map((each) => textOf(each, source)) };
  }
  if (!ts.isVariableStatement(statement)) return null;
  const [declaration] = statement.declarationList.declarations;
  if (!declaration?.type) return null;
  const members = membersOf(declaration.type)?.map((member) => textOf(member, source));
  return members ? { name: textOf(declaration.name, source), members } : null;
}

/** @param {ts.TypeNode} type @returns {readonly ts.Node[] | null} */
function membersOf(type) {
  if (ts.isTypeLiteralNode(type)) return type.members;
  const list = ts.isTypeOperatorNode(type) ? type.type : type;
  return ts.isTupleTypeNode(list) && list.elements.every(ts.isLiteralTypeNode) ? list.elements : null;
}

/** @param {string} text */
function listsIn(text) {
  const source = ts.createSourceFile('x.d.ts', text, ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement) => {
    const words = wordsOf(statement, source);
    return words ? [{ ...words, text: statement.getText(source) }] : [];
  });
}

/**
 * Lists that have only grown. A new error code, label or path doesn't break a remote that doesn't know it, because it has a default for unknown values.
 * @param {string} before @param {string | undefined} after one file
 */
function grownLists(before, after) {
  if (after === undefined) return [];
  const later = new Map(listsIn(after).map((list) => [list.name, list]));
  return listsIn(before).flatMap((old) => {
    const grown = later.get(old.name);
    return grown && old.members.every((member) => grown.members.includes(member)) ? [{ old, grown }] : [];
  });
}

/** Types whose values remotes create: only a major version may add requirements to them. */
export const MADE_BY_REMOTES = /^Remote(App|Screen|Command)$|Props$|Options$/;

/** Bodies of requests, which remotes only send: what one must contain may become optional. */
const SENT_BY_REMOTES = /(Create|Confirmation)$/;

/** @param {ts.Node} node @returns {ts.Node[]} */
const childrenOf = (node) => {
  /** @type {ts.Node[]} */
  const children = [];
  node.forEachChild((child) => void children.push(child));
  return children;
};

/** @typedef {{ old: ts.SourceFile, later: ts.SourceFile, isSent: boolean }} Sources */

/** @param {readonly ts.Node[]} old @param {readonly ts.Node[]} later @param {Sources} sources */
const allGrown = (old, later, sources) =>
  old.every((member) => later.some((candidate) => isGrown(member, candidate, sources)));

/** Whether a union may gain this member: a literal or an object, which a remote ignores when it doesn't know it. @param {ts.Node} node */
const isVariant = (node) =>
  ts.isLiteralTypeNode(node) || ts.isTypeLiteralNode(node) || ts.isTypeReferenceNode(node);

/**
 * Whether two nodes are the same, except that unions of the later one have more literals or objects, and its objects more members.
 * @param {ts.Node} old @param {ts.Node} later @param {Sources} sources
 * @returns {boolean}
 */
function isGrown(old, later, sources) {
  if (old.kind !== later.kind) return false;
  if (ts.isUnionTypeNode(old) && ts.isUnionTypeNode(later)) {
    const known = old.types.map((type) => textOf(type, sources.old));
    const added = later.types.filter((type) => !known.includes(textOf(type, sources.later)));
    return allGrown(old.types, later.types, sources) && added.every(isVariant);
  }
  if (ts.isTypeLiteralNode(old) && ts.isTypeLiteralNode(later))
    return allGrown(old.members, later.members, sources);
  if (ts.isInterfaceDeclaration(old) && ts.isInterfaceDeclaration(later))
    return old.name.text === later.name.text && allGrown(old.members, later.members, sources);
  const mayBecomeOptional = sources.isSent && ts.isPropertySignature(old) && !old.questionToken;
  const mine = childrenOf(old);
  const theirs = childrenOf(later).filter((child) => !(mayBecomeOptional && ts.isQuestionToken(child)));
  if (mine.length === 0) return textOf(old, sources.old) === textOf(later, sources.later);
  return (
    mine.length === theirs.length &&
    mine.every((child, at) => {
      const other = theirs[at];
      return other !== undefined && isGrown(child, other, sources);
    })
  );
}

/** @param {ts.Statement} statement */
const isType = (statement) => ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement);

/**
 * Types that have only grown, such as the events of a socket or the kinds of the offline queue.
 * @param {string} before @param {string | undefined} after one file
 * @returns {{ old: string, grown: string }[]}
 */
function grownTypes(before, after) {
  if (after === undefined) return [];
  const parse = (/** @type {string} */ text) =>
    ts.createSourceFile('x.d.ts', text, ts.ScriptTarget.Latest, true);
  const files = { old: parse(before), later: parse(after) };
  const later = new Map(
    files.later.statements.filter(isType).map((statement) => [statement.name.text, statement]),
  );
  return files.old.statements.filter(isType).flatMap((statement) => {
    const name = statement.name.text;
    const grown = later.get(name);
    const sources = { ...files, isSent: SENT_BY_REMOTES.test(name) };
    if (!grown || MADE_BY_REMOTES.test(name) || !isGrown(statement, grown, sources)) return [];
    return [{ old: statement.getText(files.old), grown: grown.getText(files.later) }];
  });
}

const UNION = /"[^"\n]*"(?: \| "[^"\n]*")+/g;

/**
 * A union that contains a list, with the new members of that list. It may have others among them.
 * @param {string} inlined @param {string[]} old @param {string[]} grown
 */
function withMembers(inlined, old, grown) {
  const members = inlined.split(' | ');
  if (!old.every((member) => members.includes(member))) return inlined;
  return [...new Set([...members, ...grown])].join(' | ');
}

/**
 * The old declarations with the current form of lists that have only grown, also where TypeScript has inlined a list's union in another type, such as the tags of the API.
 * @param {Record<string, string>} before @param {Record<string, string>} after
 * @returns {Record<string, string>}
 */
export function withGrowth(before, after) {
  const texts = { ...before };
  for (const [path, text] of Object.entries(before))
    for (const { old, grown } of grownLists(text, after[path])) {
      texts[path] = (texts[path] ?? text).replace(old.text, () => grown.text);
      if (old.members.length < 2 || old.members.length === grown.members.length) continue;
      for (const each of Object.keys(texts))
        texts[each] = (texts[each] ?? '').replace(UNION, (inlined) =>
          withMembers(inlined, old.members, grown.members),
        );
    }
  for (const [path, text] of Object.entries(before))
    for (const { old, grown } of grownTypes(text, after[path]))
      texts[path] = (texts[path] ?? text).replace(old, () => grown);
  return texts;
}
