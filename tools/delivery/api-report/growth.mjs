// @ts-check
import ts from 'typescript';

/** @param {ts.Node} node @param {ts.SourceFile} source */
const textOf = (node, source) => node.getText(source).replace(/\s+/g, ' ');

/**
 * What a list of words consists of: the members of a union of literals, a constant list or a constant object. Null for
 * anything else.
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
 * The old declarations, with those lists that have only grown as they are now. Another error code, label or path takes nothing
 * from a remote that does not know it; whoever gets a word that they don't know has a default for it.
 * @param {string} before @param {string | undefined} after one file
 */
export function withGrowth(before, after) {
  if (after === undefined) return before;
  const later = new Map(listsIn(after).map((list) => [list.name, list]));
  return listsIn(before).reduce((text, { name, members, text: old }) => {
    const grown = later.get(name);
    const keepsAll = grown && members.every((member) => grown.members.includes(member));
    return keepsAll ? text.replace(old, () => grown.text) : text;
  }, before);
}
