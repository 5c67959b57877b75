// @ts-check
import ts from 'typescript';

/** @param {ts.Node} node @param {ts.SourceFile} source */
const textOf = (node, source) => node.getText(source).replace(/\s+/g, ' ');

/**
 * The members of a union of literals, a constant list or a constant object. Null for anything else.
 * @param {ts.Statement} statement @param {ts.SourceFile} source
 * @returns {{ name: string, members: string[] } | null}
 */
function wordsOf(statement, source) {
  if (ts.isTypeAliasDeclaration(statement) && ts.isUnionTypeNode(statement.type)) {
    const { types } = statement.type;
    if (!types.every(ts.isLiteralTypeNode)) return null;
    return { name: statement.name.text, members: types.map((type) => textOf(type, source)) };
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

/** @param {string[]} members */
const union = (members) => members.join(' | ');

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
        texts[each] = (texts[each] ?? '').replaceAll(union(old.members), () => union(grown.members));
    }
  return texts;
}
