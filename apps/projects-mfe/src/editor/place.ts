import { Transform } from 'prosemirror-transform';
import type { Node } from 'prosemirror-model';
import { heldIn, readMarkdown, readOf, written, type Read } from './markdown-text';

/** A selection in a text, as a text area has it. */
export interface Range {
  from: number;
  to: number;
}

/** Signs of the private area of Unicode, which mark the ends of the selection while the text is read. */
const ENDS = ['\uE000', '\uE001'] as const;
const ANY_END = /[\uE000\uE001]/g;

function positionOf(doc: Node, sign: string): number | null {
  let found: number | null = null;
  doc.descendants((node, at) => {
    const index = node.isText && found === null ? (node.text ?? '').indexOf(sign) : -1;
    if (index >= 0) found = at + index;
    return found === null;
  });
  return found;
}

/** The node without the signs. */
function unmarked(node: Node): Node {
  const change = new Transform(node);
  for (const end of ENDS) {
    const at = positionOf(change.doc, end);
    if (at !== null) change.delete(at, at + 1);
  }
  return change.doc;
}

const isMarked = (node: Node): boolean => ENDS.some((sign) => node.textContent.includes(sign));

/** The position behind as many characters. */
function afterCharacters(doc: Node, count: number): number {
  let left = count;
  let found = doc.content.size;
  doc.descendants((node, at) => {
    if (!node.isText || left < 0) return left >= 0;
    if (left <= node.nodeSize) found = at + left;
    left -= left <= node.nodeSize ? left + 1 : node.nodeSize;
    return false;
  });
  return found;
}

const lengthIn = (text: string): number => readMarkdown(text).doc.textContent.length;

/** The text with its selection, as a document with the same selection; spaces before the cursor are kept. */
export function readAt(text: string, { from, to }: Range): Read & { selection: Range } {
  const plain = readMarkdown(text);
  const marked = `${text.slice(0, from)}${ENDS[0]}${text.slice(from, to)}${ENDS[1]}${text.slice(to)}`;
  const blocks = heldIn(marked);
  const signs = readOf(marked, blocks).doc;
  const [start, end] = ENDS.map((sign) => positionOf(signs, sign));
  if (!ANY_END.test(text) && typeof start === 'number' && typeof end === 'number') {
    const read = readOf(
      text,
      blocks.map(({ node, raw, gap }) => ({
        node: isMarked(node) ? unmarked(node) : node,
        raw: raw.replace(ANY_END, ''),
        gap,
      })),
    );
    if (written(read.doc).trimEnd() === written(plain.doc).trimEnd())
      return { ...read, selection: { from: start, to: end - 1 } };
  }
  return {
    ...plain,
    selection: {
      from: afterCharacters(plain.doc, lengthIn(text.slice(0, from))),
      to: afterCharacters(plain.doc, lengthIn(text.slice(0, to))),
    },
  };
}
