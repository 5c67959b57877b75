import { history } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { EditorState, Selection, TextSelection, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { clipboard } from './clipboard';
import { ItemView } from './item-view';
import { keys } from './keys';
import { readMarkdown, type Read } from './markdown-text';
import { readAt, type Range } from './place';
import { markdownRules } from './rules';

/** Set on transactions that bring a text from outside. */
const OUTSIDE = 'outside';

interface EditorOptions {
  text: string;
  /** Without it, the cursor is at the end. */
  selection: Range | null;
  /** Of the editable element. */
  attributes: (state: EditorState) => Record<string, string>;
  /** The name of the box of a task without text. */
  emptyTask: string;
  /** False keeps the change out. */
  accepts: (text: string, before: string) => boolean;
  onChange: (text: string) => void;
  /** After each change of the text or the selection. */
  onState: (state: EditorState, text: string) => void;
  /** Positions move with each change of the document. */
  onMapped: (map: (position: number) => number) => void;
}

export interface Editor {
  view: EditorView;
  /** Shows a text that comes from outside; the cursor stays where it is in what didn't change. */
  show: (text: string) => void;
  /** Behind the text, also behind a quote that it ends with. */
  toEnd: () => void;
}

const selectionIn = (doc: Node, from: number, to: number): Selection =>
  TextSelection.between(
    doc.resolve(Math.min(from, doc.content.size)),
    doc.resolve(Math.min(to, doc.content.size)),
  );

/** The position in the new document for one in the old. */
function moved(position: number, before: Node, after: Node): number {
  const start = before.content.findDiffStart(after.content);
  const end = before.content.findDiffEnd(after.content);
  if (start === null || !end || position <= start) return position;
  return position >= end.a ? position + end.b - end.a : Math.min(position, end.b);
}

/**
 * The browser moves the cursor at once, for example to the start of the text, but announces it later. On a busy
 * machine, a key that follows would act where the cursor was. ProseMirror reads the selection with this event.
 */
function noteMovedCursor({ composing, dom }: EditorView): boolean {
  if (!composing) dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
  return false;
}

/** The editor of a text in Markdown within `place`. */
export function createEditor(place: HTMLElement, options: EditorOptions): Editor {
  let read: Read;
  let text = options.text;
  const begin = (): EditorState => {
    const start = options.selection ? readAt(text, options.selection) : null;
    read = start ?? readMarkdown(text);
    const { doc } = read;
    const { from, to } = start?.selection ?? { from: doc.content.size, to: doc.content.size };
    return EditorState.create({
      doc,
      selection: selectionIn(doc, from, to),
      plugins: [markdownRules(), ...keys(), history()],
    });
  };
  const view: EditorView = new EditorView(place, {
    ...clipboard,
    handleDOMEvents: { keydown: noteMovedCursor },
    state: begin(),
    attributes: options.attributes,
    nodeViews: { list_item: (node, of, getPos) => new ItemView(node, of, getPos, options.emptyTask) },
    dispatchTransaction: (change: Transaction) => {
      const next = view.state.apply(change);
      const isTyped = change.docChanged && !change.getMeta(OUTSIDE);
      const now = isTyped ? read.write(next.doc) : text;
      if (isTyped && !options.accepts(now, text)) return;
      view.updateState(next);
      if (change.docChanged) options.onMapped((position) => change.mapping.map(position));
      const isNew = now !== text;
      text = now;
      if (isNew) options.onChange(now);
      options.onState(next, now);
    },
  });

  const replace = (next: Read, selectionOf: (doc: Node) => Selection) => {
    read = next;
    const change = view.state.tr.replaceWith(0, view.state.doc.content.size, next.doc.content);
    change.setSelection(selectionOf(change.doc));
    view.dispatch(change.setMeta(OUTSIDE, true).setMeta('addToHistory', false));
  };
  const show = (given: string) => {
    if (given === text) return;
    text = given;
    const { doc, selection } = view.state;
    const next = readMarkdown(given);
    replace(next, (shown) =>
      selectionIn(shown, moved(selection.from, doc, next.doc), moved(selection.to, doc, next.doc)),
    );
  };
  const toEnd = () => {
    // May end with an empty paragraph, such as one below a quote.
    const { selection, ...end } = readAt(text, { from: text.length, to: text.length });
    if (!end.doc.eq(view.state.doc))
      replace(end, (shown) => selectionIn(shown, selection.from, selection.to));
    view.dispatch(view.state.tr.setSelection(Selection.atEnd(view.state.doc)).scrollIntoView());
  };
  return { view, show, toEnd };
}
