import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Attrs, Node, NodeType, ResolvedPos } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import { canSplit } from 'prosemirror-transform';
import { schema } from './schema';

const { nodes } = schema;
const LISTS: readonly NodeType[] = [nodes.bullet_list, nodes.ordered_list];

interface Found {
  node: Node;
  at: number;
  depth: number;
}

function around(position: ResolvedPos, isIt: (node: Node) => boolean): Found | null {
  for (let depth = position.depth; depth > 0; depth -= 1) {
    const node = position.node(depth);
    if (isIt(node)) return { node, at: position.before(depth), depth };
  }
  return null;
}

/** The list item that the position is in. */
export const itemAround = (position: ResolvedPos): Found | null =>
  around(position, ({ type }) => type === nodes.list_item);

export const listAround = (position: ResolvedPos): Found | null =>
  around(position, ({ type }) => LISTS.includes(type));

/** The innermost items that the selection is in. */
function chosenItems({ doc, selection: { $from, $to } }: EditorState): Found[] {
  const found: Found[] = [];
  doc.nodesBetween($from.pos, $to.pos, (node, at) => {
    const item = node.isTextblock ? itemAround(doc.resolve(at + 1)) : null;
    if (item && !found.some((each) => each.at === item.at)) found.push(item);
  });
  return found;
}

const isTask = ({ node }: Found): boolean => node.attrs.checked !== null;

export const isInTask = (state: EditorState): boolean => {
  const item = itemAround(state.selection.$from);
  return item !== null && isTask(item);
};

/** Makes a list of the type, or ends it. */
export const toggleList =
  (type: NodeType): Command =>
  (state, dispatch, view) => {
    const list = listAround(state.selection.$from);
    if (!list) return wrapInList(type)(state, dispatch, view);
    if (list.node.type === type && !isInTask(state)) return liftListItem(nodes.list_item)(state, dispatch);
    const attrs: Attrs = { tight: list.node.attrs.tight as boolean };
    const change = state.tr;
    if (list.node.type !== type) change.setNodeMarkup(list.at, type, attrs);
    for (const item of chosenItems(state)) change.setNodeAttribute(item.at, 'checked', null);
    dispatch?.(change);
    return true;
  };

/** Makes tasks of the chosen items, or plain items of tasks. */
export const toggleTask: Command = (state, dispatch, view) => {
  const items = chosenItems(state);
  if (items.length === 0) {
    const inList = wrapInList(nodes.bullet_list);
    if (!dispatch || !view) return inList(state);
    return inList(state, dispatch) && toggleTask(view.state, dispatch, view);
  }
  const checked = items.every(isTask) ? null : false;
  const change = state.tr;
  for (const { at, node } of items)
    if (checked === null || node.attrs.checked === null) change.setNodeAttribute(at, 'checked', checked);
  dispatch?.(change);
  return true;
};

/** Ticks the chosen tasks, or unticks them when all are ticked. */
export const tickTask: Command = (state, dispatch) => {
  const tasks = chosenItems(state).filter(isTask);
  if (tasks.length === 0) return false;
  const checked = tasks.some(({ node }) => node.attrs.checked === false);
  const change = state.tr;
  for (const { at } of tasks) change.setNodeAttribute(at, 'checked', checked);
  dispatch?.(change);
  return true;
};

/** A new item behind the current one, not ticked; an empty item ends the list. */
export const splitItem: Command = (state, dispatch) => {
  const { $from, $to, empty } = state.selection;
  const item = itemAround($from);
  if (!item || !$from.sameParent($to) || !$from.parent.isTextblock || $from.depth !== item.depth + 1)
    return false;
  if ($from.parent.type.spec.code) return false;
  if (empty && $from.parent.content.size === 0 && item.node.childCount === 1)
    return liftListItem(nodes.list_item)(state, dispatch);
  const checked: boolean | null = isTask(item) ? false : null;
  const change = state.tr.delete($from.pos, $to.pos);
  const types = [
    { type: nodes.list_item, attrs: { checked } },
    $to.pos === $from.end() ? { type: nodes.paragraph } : null,
  ];
  if (!canSplit(change.doc, $from.pos, 2, types)) return false;
  dispatch?.(change.split($from.pos, 2, types).scrollIntoView());
  return true;
};

/** Whether the item is in a list inside of another one. */
export const isNested = (state: EditorState): boolean => {
  const list = listAround(state.selection.$from);
  return list !== null && itemAround(state.doc.resolve(list.at)) !== null;
};
