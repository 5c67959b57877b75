import { baseKeymap, chainCommands, exitCode, setBlockType, toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { undoInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem } from 'prosemirror-schema-list';
import { TextSelection, type Command, type Plugin } from 'prosemirror-state';
import { isNested, splitItem, tickTask, toggleList, toggleTask } from './lists';
import { schema } from './schema';

const { nodes, marks } = schema;

const lineBreak: Command = (state, dispatch) => {
  if (state.selection.$from.parent.type.spec.code) return exitCode(state, dispatch);
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** Three backticks and Enter begin code, with its language. */
const beginCode: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const found = /^```([\w+#-]*)$/.exec($from.parent.textContent);
  if (!found || !empty || $from.parent.type !== nodes.paragraph) return false;
  const [, params] = found;
  dispatch?.(
    state.tr
      .delete($from.start(), $from.end())
      .setBlockType($from.start(), $from.start(), nodes.code_block, { params }),
  );
  return true;
};

/** The second Enter on an empty last line leaves the code. */
const leaveCode: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || !$from.parent.type.spec.code || $from.parentOffset < $from.parent.content.size) return false;
  if (!$from.parent.textContent.endsWith('\n\n')) return false;
  if (!dispatch) return true;
  const change = state.tr.delete($from.pos - 2, $from.pos);
  return exitCode(state.apply(change), (next) => {
    for (const step of next.steps) change.step(step);
    dispatch(
      change.setSelection(TextSelection.near(change.doc.resolve(next.selection.from))).scrollIntoView(),
    );
  });
};

/** Below code at the end of the text, there is room to write on. */
const belowCode: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || !$from.parent.type.spec.code || $from.parentOffset < $from.parent.content.size) return false;
  return $from.after() === state.doc.content.size && exitCode(state, dispatch);
};

/** Backspace at the start of a heading or code makes it plain. */
const plainBlock: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset > 0 || $from.parent.type === nodes.paragraph) return false;
  return setBlockType(nodes.paragraph)(state, dispatch);
};

/** Outside of nested lists, Shift and Tab move the focus, so that the keyboard can leave the text. */
const outdent: Command = (state, dispatch) =>
  isNested(state) && liftListItem(nodes.list_item)(state, dispatch);

/** As `aria-keyshortcuts` names them; `Control` is ⌘ on a Mac. */
export const KEYS = {
  strong: 'Mod-b',
  em: 'Mod-i',
  code: 'Mod-e',
  del: 'Mod-Shift-x',
  ordered: 'Mod-Shift-7',
  bullets: 'Mod-Shift-8',
  tasks: 'Mod-Shift-9',
} as const;

export const keys = (): Plugin[] => [
  keymap({
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    [KEYS.strong]: toggleMark(marks.strong),
    [KEYS.em]: toggleMark(marks.em),
    [KEYS.code]: toggleMark(marks.code),
    [KEYS.del]: toggleMark(marks.del),
    [KEYS.ordered]: toggleList(nodes.ordered_list),
    [KEYS.bullets]: toggleList(nodes.bullet_list),
    [KEYS.tasks]: toggleTask,
    'Mod-Shift-Enter': tickTask,
    Backspace: chainCommands(undoInputRule, plainBlock),
    Enter: chainCommands(beginCode, leaveCode, splitItem),
    'Shift-Enter': lineBreak,
    ArrowDown: belowCode,
    Tab: sinkListItem(nodes.list_item),
    'Shift-Tab': outdent,
  }),
  keymap(baseKeymap),
];
