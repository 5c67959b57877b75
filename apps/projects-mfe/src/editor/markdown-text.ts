import { escapeName } from '@taskloom/contracts/mentions';
import type { Node } from 'prosemirror-model';
import { MarkdownSerializer, type MarkdownSerializerState } from 'prosemirror-markdown';
import { blocksIn, type Block } from './parse';
import { schema } from './schema';

/** Addresses become links where the text is read; a backslash inside would belong to the address. */
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<]+/g;

/** Where the next text begins: at the start of its block or below a line of it. */
type Start = 'block' | 'line' | null;

const startOf = (parent: Node, index: number): Start => {
  if (index === 0) return 'block';
  return parent.child(index - 1).type === schema.nodes.hard_break ? 'line' : null;
};

function escaped(state: MarkdownSerializerState, text: string, start: Start): string {
  if (!start) return state.esc(text);
  // Spaces at the start are not part of a text in Markdown, and four of them begin code.
  const found = state
    .esc(text.trimStart(), true)
    .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2')
    .replace(/^\+$/, '\\+');
  return start === 'line' ? found.replace(/^[=|:]/, '\\$&') : found;
}

function writeText(state: MarkdownSerializerState, text: string, first: Start): void {
  let at = 0;
  let start = first;
  const put = (part: string) => {
    if (part === '') return;
    state.text(escaped(state, part, start), false);
    start = null;
  };
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    put(text.slice(at, index));
    state.text(address, false);
    start = null;
    at = index + address.length;
  }
  put(text.slice(at));
}

const fenceFor = (text: string): string =>
  (text.match(/`{3,}/g) ?? []).reduce(
    (fence, ticks) => (ticks.length >= fence.length ? `${ticks}\`` : fence),
    '```',
  );

const titled = (title: unknown): string => (title ? ` "${String(title).replaceAll('"', '\\"')}"` : '');

const addressed = (href: unknown): string => {
  const text = String(href);
  return text === '' || /[\s()<>]/.test(text) ? `<${text.replace(/[<>]/g, '\\$&')}>` : text;
};

const box = ({ attrs }: Node): string => (attrs.checked === null ? '' : attrs.checked ? '[x] ' : '[ ] ');

/** For each item: the sign and the box. */
function writeList(state: MarkdownSerializerState, list: Node, signAt: (index: number) => string): void {
  const width = signAt(list.childCount - 1).length;
  state.renderList(list, ' '.repeat(width), (index) => `${signAt(index)}${box(list.child(index))}`);
}

const serializer = new MarkdownSerializer(
  {
    paragraph: (state, node) => {
      state.renderInline(node);
      state.closeBlock(node);
    },
    heading: (state, node) => {
      state.write(`${'#'.repeat(Number(node.attrs.level))} `);
      state.renderInline(node, false);
      state.closeBlock(node);
    },
    blockquote: (state, node) => state.wrapBlock('> ', null, node, () => state.renderContent(node)),
    code_block: (state, node) => {
      const fence = fenceFor(node.textContent);
      state.write(`${fence}${String(node.attrs.params)}\n`);
      state.text(node.textContent, false);
      state.write('\n');
      state.write(fence);
      state.closeBlock(node);
    },
    source: (state, node) => {
      state.text(node.textContent, false);
      state.closeBlock(node);
    },
    horizontal_rule: (state, node) => {
      state.write('---');
      state.closeBlock(node);
    },
    bullet_list: (state, node) => writeList(state, node, () => `${String(node.attrs.sign)} `),
    ordered_list: (state, node) =>
      writeList(state, node, (index) => `${Number(node.attrs.order) + index}${String(node.attrs.sign)} `),
    list_item: (state, node) => state.renderContent(node),
    hard_break: (state, { type }, parent, index) => {
      const next = parent.maybeChild(index + 1);
      if (!next) return;
      // An empty line would end the paragraph.
      const isAlone = next.type === type || index === 0 || parent.child(index - 1).type === type;
      state.write(isAlone ? '\\\n' : '\n');
    },
    image: (state, { attrs }) =>
      state.write(`![${state.esc(String(attrs.alt))}](${addressed(attrs.src)}${titled(attrs.title)})`),
    reference: (state, { attrs }) =>
      state.write(`[${escapeName(String(attrs.label))}](${String(attrs.href)})`),
    text: (state, node, parent, index) => writeText(state, node.text ?? '', startOf(parent, index)),
  },
  {
    strong: { open: '**', close: '**', mixable: true, expelEnclosingWhitespace: true },
    em: { open: '*', close: '*', mixable: true, expelEnclosingWhitespace: true },
    del: { open: '~~', close: '~~', mixable: true, expelEnclosingWhitespace: true },
    link: {
      open: '[',
      close: (_state, { attrs }) => `](${addressed(attrs.href)}${titled(attrs.title)})`,
      mixable: true,
    },
    code: {
      open: (_state, _mark, parent, index) => ticks(parent.child(index), 'before'),
      close: (_state, _mark, parent, index) => ticks(parent.child(index - 1), 'after'),
      escape: false,
    },
  },
);

/** The signs around code: more than the code has in a row itself. */
function ticks({ text = '' }: Node, side: 'before' | 'after'): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const mark = '`'.repeat(longest + 1);
  const space = /^`|`$|^ .* $/.test(text) ? ' ' : '';
  return side === 'before' ? `${mark}${space}` : `${space}${mark}`;
}

/** A document as Markdown, newly written as a whole. */
export const written = (content: Node): string => serializer.serialize(content);

const docOf = (blocks: readonly Node[]): Node =>
  schema.node('doc', null, blocks.length > 0 ? [...blocks] : [schema.node('paragraph')]);

/** Whether the block is the same when it is written again and read. */
function survives(node: Node): boolean {
  const [again, ...others] = blocksIn(written(docOf([node])));
  return others.length === 0 && again?.node?.eq(node) === true;
}

const sourceOf = (raw: string): Node => schema.node('source', null, raw === '' ? [] : [schema.text(raw)]);

/** A text that was read, and how each of its blocks is written. Blocks that don't change stay as they are. */
export interface Read {
  doc: Node;
  /** The document as Markdown: unchanged blocks and the space between them as they were. */
  write: (doc: Node) => string;
}

/** A block as the editor holds it. */
interface Held extends Block {
  node: Node;
}

/** A block that would not survive is edited as it is written. */
export const heldIn = (text: string): Held[] =>
  blocksIn(text).map((block) => ({
    ...block,
    node: block.node && survives(block.node) ? block.node : sourceOf(block.raw),
  }));

export function readOf(text: string, blocks: readonly Held[]): Read {
  const doc = docOf(blocks.map(({ node }) => node));
  // A block without its end, such as open code, would take in what is written behind it.
  const last = blocks.at(-1);
  const isOpen = last !== undefined && blocksIn(`${last.raw}\n\n.`).length < 2;
  const kept = new Map(
    blocks.map((block, index) => [block.node, { raw: block.raw, before: blocks[index - 1] }]),
  );
  const textOf = (node: Node, isLast: boolean): string => {
    const known = kept.get(node);
    return known && (isLast || !isOpen || node !== last?.node) ? known.raw : written(docOf([node]));
  };
  /** The space between two blocks, as it was, also when the first one was changed. */
  const gapBetween = (node: Node, next: Node): string => {
    const gap = kept.get(next)?.before?.gap ?? '';
    return kept.get(next)?.before?.node === node || gap.length > 1 ? gap : '\n\n';
  };

  const write = (now: Node): string => {
    if (now.eq(doc)) return text;
    const children = now.content.content;
    const parts = children
      .map((node, index) => ({ node, text: textOf(node, index === children.length - 1) }))
      .filter((part) => part.text.trim() !== '');
    return parts
      .map((part, index) => {
        const next = parts[index + 1];
        return next ? `${part.text}${gapBetween(part.node, next.node)}` : part.text;
      })
      .join('');
  };
  return { doc, write };
}

export const readMarkdown = (text: string): Read => readOf(text, heldIn(text));
