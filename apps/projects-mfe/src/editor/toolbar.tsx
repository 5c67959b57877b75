import { IconButton, type IconShape } from '@taskloom/ui';
import AtSign from 'lucide-react/icons/at-sign';
import Bold from 'lucide-react/icons/bold';
import Code from 'lucide-react/icons/code';
import Italic from 'lucide-react/icons/italic';
import Link from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListChecks from 'lucide-react/icons/list-checks';
import ListOrdered from 'lucide-react/icons/list-ordered';
import SquareCode from 'lucide-react/icons/square-code';
import Strikethrough from 'lucide-react/icons/strikethrough';
import TextQuote from 'lucide-react/icons/text-quote';
import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import type { MarkType, NodeType } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useState } from 'react';
import { moveInToolbar } from '../keys/toolbar-keys';
import { useTexts } from '../texts/all';
import styles from './editor.module.css';
import { KEYS } from './keys';
import { LinkForm } from './link-form';
import { isInTask, listAround, toggleList, toggleTask } from './lists';
import { schema } from './schema';

const { nodes, marks } = schema;

const isMarked = ({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean => {
  const { from, to, $from, empty } = selection;
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
};

const isWithin = ({ selection: { $from } }: EditorState, type: NodeType): boolean =>
  Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1)).some((node) => node.type === type);

const toggleQuote: Command = (state, dispatch) =>
  isWithin(state, nodes.blockquote) ? lift(state, dispatch) : wrapIn(nodes.blockquote)(state, dispatch);

const toggleCode: Command = (state, dispatch) =>
  setBlockType(isWithin(state, nodes.code_block) ? nodes.paragraph : nodes.code_block)(state, dispatch);

const isList = (state: EditorState, type: NodeType): boolean =>
  listAround(state.selection.$from)?.node.type === type && !isInTask(state);

/** Begins a word that names a person. */
const beginMention: Command = (state, dispatch) => {
  const { $from, from, to } = state.selection;
  if ($from.parent.type.spec.code) return false;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\n');
  dispatch?.(state.tr.insertText(/\S$/.test(before) ? ' @' : '@', from, to));
  return true;
};

type ToolName =
  | 'bold'
  | 'italic'
  | 'strike'
  | 'inlineCode'
  | 'bullets'
  | 'numbers'
  | 'tasks'
  | 'quote'
  | 'codeBlock'
  | 'mention';

interface Tool {
  name: ToolName;
  icon: IconShape;
  run: Command;
  isOn?: (state: EditorState) => boolean;
  keys?: string;
}

const TOOLS: readonly Tool[] = [
  {
    name: 'bold',
    icon: Bold,
    run: toggleMark(marks.strong),
    isOn: (state) => isMarked(state, marks.strong),
    keys: KEYS.strong,
  },
  {
    name: 'italic',
    icon: Italic,
    run: toggleMark(marks.em),
    isOn: (state) => isMarked(state, marks.em),
    keys: KEYS.em,
  },
  {
    name: 'strike',
    icon: Strikethrough,
    run: toggleMark(marks.del),
    isOn: (state) => isMarked(state, marks.del),
    keys: KEYS.del,
  },
  {
    name: 'inlineCode',
    icon: Code,
    run: toggleMark(marks.code),
    isOn: (state) => isMarked(state, marks.code),
    keys: KEYS.code,
  },
  {
    name: 'bullets',
    icon: List,
    run: toggleList(nodes.bullet_list),
    isOn: (state) => isList(state, nodes.bullet_list),
    keys: KEYS.bullets,
  },
  {
    name: 'numbers',
    icon: ListOrdered,
    run: toggleList(nodes.ordered_list),
    isOn: (state) => isList(state, nodes.ordered_list),
    keys: KEYS.ordered,
  },
  { name: 'tasks', icon: ListChecks, run: toggleTask, isOn: isInTask, keys: KEYS.tasks },
  { name: 'quote', icon: TextQuote, run: toggleQuote, isOn: (state) => isWithin(state, nodes.blockquote) },
  {
    name: 'codeBlock',
    icon: SquareCode,
    run: toggleCode,
    isOn: (state) => isWithin(state, nodes.code_block),
  },
  { name: 'mention', icon: AtSign, run: beginMention },
];

const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

const shortcut = (keys: string): string =>
  keys.replace('Mod', isApple() ? 'Meta' : 'Control').replaceAll('-', '+');

interface ToolbarProps {
  view: EditorView;
  state: EditorState;
}

/** The format of the selected text, and the formats that it can get. Only one of the buttons is reached by Tab. */
export function Toolbar({ view, state }: ToolbarProps) {
  const t = useTexts();
  const [first, setFirst] = useState<ToolName | 'link'>('bold');
  const [linking, setLinking] = useState(false);
  const isLinked = isMarked(state, marks.link);
  const run = (command: Command) => {
    command(view.state, view.dispatch, view);
    view.focus();
  };
  const pressLink = () => {
    if (isLinked) run(toggleMark(marks.link));
    else setLinking(true);
  };
  const enabled = TOOLS.filter(({ run: command }) => command(state)).map(({ name }) => name);
  const canLink = isLinked || (!state.selection.empty && toggleMark(marks.link, { href: '' })(state));
  const reachable = [...enabled, ...(canLink ? ['link'] : [])];
  const current = reachable.includes(first) ? first : reachable[0];
  if (linking) return <LinkForm view={view} onClose={() => setLinking(false)} />;
  return (
    <div
      role="toolbar"
      aria-label={t('formatting')}
      className={styles.tools}
      onKeyDown={moveInToolbar}
      // The text keeps the focus and its selection.
      onMouseDown={(event) => event.preventDefault()}
    >
      {TOOLS.map(({ name, icon, run: command, isOn, keys }) => (
        <IconButton
          key={name}
          label={t(`tool_${name}`)}
          icon={icon}
          size={28}
          tabIndex={current === name ? 0 : -1}
          aria-pressed={isOn?.(state)}
          aria-keyshortcuts={keys && shortcut(keys)}
          disabled={!enabled.includes(name)}
          onFocus={() => setFirst(name)}
          onClick={() => run(command)}
        />
      ))}
      <IconButton
        label={t('tool_link')}
        icon={Link}
        size={28}
        tabIndex={current === 'link' ? 0 : -1}
        aria-pressed={isLinked}
        disabled={!canLink}
        onFocus={() => setFirst('link')}
        onClick={pressLink}
      />
    </div>
  );
}
