import { Schema, type DOMOutputSpec, type MarkSpec, type Node, type NodeSpec } from 'prosemirror-model';
import { isPicture, isReference, isSafe } from '../markdown/addresses';
import styles from '../markdown/markdown.module.css';

/** The classes of the text that is read, where its elements have one. */
const classOf = (name: string): Record<string, string> => {
  const found = styles[name];
  return found ? { class: found } : {};
};

const HEADINGS = [1, 2, 3, 4, 5, 6];

const isChecked = (item: HTMLElement): boolean | null => {
  const box = item.querySelector<HTMLInputElement>(':scope > input[type="checkbox"], :scope > p > input');
  if (box) return box.hasAttribute('checked');
  return item.dataset.checked ? item.dataset.checked === 'true' : null;
};

const blocks = {
  doc: { content: 'block+' },
  paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
  heading: {
    attrs: { level: { default: 1 } },
    content: 'inline*',
    group: 'block',
    defining: true,
    parseDOM: HEADINGS.map((level) => ({ tag: `h${level}`, attrs: { level } })),
    // As it is read: the page has the first two levels.
    toDOM: ({ attrs }) => [`h${Math.min(Number(attrs.level) + 2, 6)}`, { 'data-level': attrs.level }, 0],
  },
  blockquote: {
    content: 'block+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  code_block: {
    attrs: { params: { default: '' } },
    content: 'text*',
    marks: '',
    group: 'block',
    code: true,
    defining: true,
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: () => ['pre', ['code', { spellcheck: 'false' }, 0]],
  },
  /** Markdown that the editor has no element for, such as a table. It is edited and kept as it is written. */
  source: {
    content: 'text*',
    marks: '',
    group: 'block',
    code: true,
    defining: true,
    isolating: true,
    parseDOM: [{ tag: 'pre[data-source]', preserveWhitespace: 'full', priority: 60 }],
    toDOM: () => ['pre', { 'data-source': '' }, ['code', { spellcheck: 'false' }, 0]],
  },
  horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  bullet_list: {
    attrs: { tight: { default: true }, sign: { default: '-' } },
    content: 'list_item+',
    group: 'block',
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  ordered_list: {
    attrs: { tight: { default: true }, sign: { default: '.' }, order: { default: 1 } },
    content: 'list_item+',
    group: 'block',
    parseDOM: [{ tag: 'ol', getAttrs: (list) => ({ order: Number(list.getAttribute('start')) || 1 }) }],
    toDOM: ({ attrs }) => ['ol', attrs.order === 1 ? {} : { start: attrs.order }, 0],
  },
  list_item: {
    /** A task is ticked or not; null is not a task. */
    attrs: { checked: { default: null } },
    content: 'block+',
    defining: true,
    parseDOM: [{ tag: 'li', getAttrs: (item) => ({ checked: isChecked(item) }) }],
    toDOM: ({ attrs }) => ['li', attrs.checked === null ? {} : { 'data-checked': String(attrs.checked) }, 0],
  },
} satisfies Record<string, NodeSpec>;

const drawImage = ({ attrs }: Node): DOMOutputSpec =>
  isPicture(String(attrs.src))
    ? ['img', { src: attrs.src, alt: attrs.alt, title: attrs.title }]
    : ['span', { 'data-src': attrs.src }, String(attrs.alt || attrs.src)];

const inlines = {
  text: { group: 'inline' },
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    linebreakReplacement: true,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  image: {
    attrs: { src: {}, alt: { default: '' }, title: { default: null } },
    inline: true,
    group: 'inline',
    draggable: true,
    parseDOM: [
      {
        tag: 'img[src]',
        getAttrs: (image) => {
          const src = image.getAttribute('src') ?? '';
          const [alt, title] = [image.getAttribute('alt') ?? '', image.getAttribute('title')];
          return /^(https?:\/)?\//.test(src) && { src, alt, title };
        },
      },
    ],
    toDOM: drawImage,
  },
  /** A person or a task: `[@Name](mention:ID)`, `[#Title](task:ID)`. */
  reference: {
    attrs: { label: {}, href: {} },
    inline: true,
    group: 'inline',
    parseDOM: [
      {
        tag: 'span[data-reference]',
        getAttrs: ({ dataset, textContent }) =>
          isReference(dataset.reference ?? '') && { href: dataset.reference, label: textContent },
      },
    ],
    leafText: ({ attrs }) => String(attrs.label),
    toDOM: ({ attrs: { href, label } }) => [
      'span',
      { 'data-reference': href, ...classOf(String(href).startsWith('task:') ? 'task' : 'mention') },
      String(label),
    ],
  },
} satisfies Record<string, NodeSpec>;

/** From the outermost to the innermost. */
const marks = {
  link: {
    attrs: { href: {}, title: { default: null } },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (link) => {
          const href = link.getAttribute('href') ?? '';
          return isSafe(href) && { href, title: link.getAttribute('title') };
        },
      },
    ],
    // Without an address, so that a press puts the cursor into it instead of leaving the page.
    toDOM: ({ attrs }) => ['a', { title: attrs.title ?? attrs.href, 'data-href': attrs.href }, 0],
  },
  strong: {
    parseDOM: [
      { tag: 'strong' },
      // Google Docs wraps all that is copied into <b> with a normal weight.
      { tag: 'b', getAttrs: ({ style }) => style.fontWeight !== 'normal' && null },
      { style: 'font-weight', getAttrs: (value) => /^(bold(er)?|[6-9]\d\d)$/.test(value) && null },
    ],
    toDOM: () => ['strong', 0],
  },
  em: {
    parseDOM: [{ tag: 'i' }, { tag: 'em' }, { style: 'font-style=italic' }],
    toDOM: () => ['em', 0],
  },
  del: {
    parseDOM: [{ tag: 'del' }, { tag: 's' }, { style: 'text-decoration=line-through' }],
    toDOM: () => ['del', 0],
  },
  code: {
    inclusive: true,
    code: true,
    parseDOM: [{ tag: 'code' }],
    toDOM: () => ['code', { spellcheck: 'false' }, 0],
  },
} satisfies Record<string, MarkSpec>;

/** The content of the Markdown renderer, as a document that is edited. */
export const schema = new Schema({ nodes: { ...blocks, ...inlines }, marks });
