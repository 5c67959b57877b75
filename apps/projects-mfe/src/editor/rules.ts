import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import type { MarkType } from 'prosemirror-model';
import { TextSelection, type EditorState, type Plugin, type Transaction } from 'prosemirror-state';
import { findWrapping } from 'prosemirror-transform';
import { isReference, isSafe } from '../markdown/addresses';
import { itemAround } from './lists';
import { schema } from './schema';

const { nodes, marks } = schema;

/** Signs around words: they vanish and the words get the mark. Typing goes on without it. */
const markRule = (pattern: RegExp, sign: string, type: MarkType): InputRule =>
  new InputRule(pattern, (state, match, start, end) => {
    const [, before = '', inner = ''] = match;
    const from = start + before.length;
    return state.tr
      .delete(from + sign.length + inner.length, end)
      .delete(from, from + sign.length)
      .addMark(from, from + inner.length, type.create())
      .removeStoredMark(type);
  });

const link = new InputRule(/\[([^[\]]+)\]\(([^\s()]+)\)$/, (state, match, start, end) => {
  const [, text = '', href = ''] = match;
  if (!isSafe(href) && !isReference(href)) return null;
  return state.tr
    .delete(start + 1 + text.length, end)
    .delete(start, start + 1)
    .addMark(start, start + text.length, marks.link.create({ href }))
    .removeStoredMark(marks.link);
});

/** `[ ] ` makes a list item a task, and a paragraph a list with one. */
function asTask(state: EditorState, match: RegExpMatchArray, start: number, end: number): Transaction | null {
  const checked = /x/i.test(match[1] ?? '');
  const change = state.tr.delete(start, end);
  const $start = change.doc.resolve(start);
  const item = itemAround($start);
  if (item && $start.index($start.depth - 1) === 0)
    return change.setNodeAttribute(item.at, 'checked', checked);
  const around = $start.blockRange();
  const wrapping = around && findWrapping(around, nodes.bullet_list);
  if (!around || !wrapping) return null;
  change.wrap(around, wrapping);
  const wrapped = itemAround(change.doc.resolve(change.mapping.map(end)));
  return wrapped ? change.setNodeAttribute(wrapped.at, 'checked', checked) : change;
}

const rule = new InputRule(/^---$/, (state, _match, start) => {
  const $start = state.doc.resolve(start);
  if ($start.parent.type !== nodes.paragraph) return null;
  const at = $start.before();
  const change = state.tr.replaceWith(at, $start.after(), [
    nodes.horizontal_rule.create(),
    nodes.paragraph.create(),
  ]);
  return change.setSelection(TextSelection.near(change.doc.resolve(at + 2)));
});

/** Markdown that takes effect while it is typed; Backspace right after it puts the signs back. */
export const markdownRules = (): Plugin =>
  inputRules({
    rules: [
      markRule(/(^|[^*\w])\*\*([^*\s]|[^*\s][^*]*[^*\s])\*\*$/, '**', marks.strong),
      markRule(/(^|[^_\w])__([^_\s]|[^_\s][^_]*[^_\s])__$/, '__', marks.strong),
      markRule(/(^|[^*\w])\*([^*\s]|[^*\s][^*]*[^*\s])\*$/, '*', marks.em),
      markRule(/(^|[^_\w])_([^_\s]|[^_\s][^_]*[^_\s])_$/, '_', marks.em),
      markRule(/(^|[^~\w])~~([^~\s]|[^~\s][^~]*[^~\s])~~$/, '~~', marks.del),
      markRule(/(^|[^`])`([^`\s]|[^`\s][^`]*[^`\s])`$/, '`', marks.code),
      link,
      rule,
      textblockTypeInputRule(/^(#{1,6})\s$/, nodes.heading, ([, signs = '']) => ({ level: signs.length })),
      textblockTypeInputRule(/^```([\w+#-]*)\s$/, nodes.code_block, ([, params = '']) => ({ params })),
      wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
      wrappingInputRule(/^\s*([-+*])\s$/, nodes.bullet_list, ([, sign]) => ({ sign })),
      wrappingInputRule(
        /^(\d{1,9})([.)])\s$/,
        nodes.ordered_list,
        ([, order, sign]) => ({ order: Number(order), sign }),
        ([, order], list) => list.childCount + Number(list.attrs.order) === Number(order),
      ),
      new InputRule(/^\[([ xX]?)\]\s$/, asTask),
    ],
  });
