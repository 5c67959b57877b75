import { referenceText } from '@taskloom/contracts/mentions';
import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import { Fragment, type Mark, type Node } from 'prosemirror-model';
import { isReference } from '../markdown/addresses';
import { schema } from './schema';

const { nodes, marks } = schema;

/** A token that the editor has no element for. */
class Unknown extends Error {}

/** A label without emphasis or anything else inside. */
const plainLabel = (tokens: Token[]): string | null =>
  tokens.every(({ type }) => type === 'text' || type === 'escape')
    ? tokens.map((token) => ('text' in token ? String(token.text) : '')).join('')
    : null;

function linkOf(token: Tokens.Link, active: readonly Mark[]): Node[] {
  const label = referenceText(token.raw) ?? plainLabel(token.tokens);
  if (isReference(token.href) && label && !token.title)
    return [nodes.reference.create({ label, href: token.href }, null, active)];
  // An address that is written as text becomes a link where it is read.
  if (token.raw === token.text) return textOf(token.raw, active);
  return inlinesOf(token.tokens, [
    ...active,
    marks.link.create({ href: token.href, title: token.title ?? null }),
  ]);
}

const textOf = (text: string, active: readonly Mark[]): Node[] =>
  text === '' ? [] : [schema.text(text, active)];

function inlineOf(token: MarkedToken, active: readonly Mark[]): Node[] {
  switch (token.type) {
    case 'strong':
      return inlinesOf(token.tokens, marks.strong.create().addToSet(active));
    case 'em':
      return inlinesOf(token.tokens, marks.em.create().addToSet(active));
    case 'del':
      return inlinesOf(token.tokens, marks.del.create().addToSet(active));
    case 'codespan':
      return textOf(token.text, marks.code.create().addToSet(active));
    case 'br':
      return [nodes.hard_break.create(null, null, active)];
    case 'link':
      return linkOf(token, active);
    case 'image':
      return [
        nodes.image.create({ src: token.href, alt: token.text, title: token.title ?? null }, null, active),
      ];
    case 'text':
      return token.tokens ? inlinesOf(token.tokens, active) : textOf(token.text, active);
    case 'escape':
      return textOf(token.text, active);
    case 'html':
      return textOf(token.raw, active);
    // The item has it as its attribute.
    case 'checkbox':
      return [];
    default:
      throw new Unknown(token.type);
  }
}

// There are no extensions, so that each token is one of marked's own.
const inlinesOf = (tokens: Token[], active: readonly Mark[]): Node[] =>
  (tokens as MarkedToken[]).flatMap((token) => inlineOf(token, active));

const signOf = ({ raw, ordered }: Tokens.List): string =>
  (ordered ? /[.)]/ : /[-*+]/).exec(raw)?.[0] ?? (ordered ? '.' : '-');

function listOf(token: Tokens.List): Node {
  const items = token.items.map((item) =>
    nodes.list_item.create({ checked: item.task ? item.checked === true : null }, blocksOf(item.tokens)),
  );
  const look = { tight: !token.loose, sign: signOf(token) };
  return token.ordered
    ? nodes.ordered_list.create({ ...look, order: token.start === '' ? 1 : token.start }, items)
    : nodes.bullet_list.create(look, items);
}

function blockOf(token: MarkedToken): Node | null {
  switch (token.type) {
    case 'space':
      return null;
    case 'paragraph':
      return nodes.paragraph.create(null, inlinesOf(token.tokens, []));
    case 'text':
      return nodes.paragraph.create(null, inlineOf(token, []));
    case 'heading':
      return nodes.heading.create({ level: token.depth }, inlinesOf(token.tokens, []));
    case 'blockquote':
      return nodes.blockquote.create(null, blocksOf(token.tokens));
    case 'code':
      return nodes.code_block.create({ params: token.lang ?? '' }, textOf(token.text, []));
    case 'list':
      return listOf(token);
    case 'hr':
      return nodes.horizontal_rule.create();
    case 'checkbox':
      return null;
    default:
      throw new Unknown(token.type);
  }
}

function blocksOf(tokens: Token[]): Fragment {
  const blocks = (tokens as MarkedToken[]).flatMap((token) => blockOf(token) ?? []);
  return Fragment.from(blocks.length > 0 ? blocks : nodes.paragraph.create());
}

/** A block of a text: the token that it was read from, and where it ends. */
export interface Block {
  node: Node | null;
  /** As it is written, without the empty lines behind it. */
  raw: string;
  /** Line breaks up to the next block. */
  gap: string;
}

const gapOf = (raw: string): string => {
  let end = raw.length;
  while (raw[end - 1] === '\n') end -= 1;
  return raw.slice(end);
};

/** The blocks of the text by the parser that also reads it, so that both show the same. `node` is null for what isn't known. */
export function blocksIn(text: string): Block[] {
  const blocks: Block[] = [];
  for (const token of lexer(text, { gfm: true, breaks: true }) as MarkedToken[]) {
    const gap = gapOf(token.raw);
    const last = blocks.at(-1);
    if (token.type === 'space') {
      if (last) last.gap += token.raw;
      continue;
    }
    let node: Node | null;
    try {
      node = blockOf(token);
      node?.check();
    } catch (error) {
      if (!(error instanceof Unknown || error instanceof RangeError)) throw error;
      node = null;
    }
    blocks.push({ node, raw: token.raw.slice(0, token.raw.length - gap.length), gap });
  }
  return blocks;
}
