import type { EditorView } from 'prosemirror-view';
import { markOf, type NamingWord, type Offer } from '../writing/offers';
import { readMarkdown } from './markdown-text';
import { schema } from './schema';

/** Positions that move with the text. */
export type Places = Set<{ at: number }>;

/** Replaces the word by the name of a person or a task. Returns what puts the word back; false once the editor is gone. */
export function complete(view: EditorView, { from, part }: NamingWord, offer: Offer, places: Places) {
  const reference = readMarkdown(markOf(offer)).doc.firstChild?.content;
  if (!reference) return () => false;
  const to = from + part.length + 1;
  const typed = view.state.doc.slice(from, to).content;
  view.dispatch(view.state.tr.replaceWith(from, to, reference).insertText(' ').scrollIntoView());
  view.focus();
  const name = { at: from };
  // Only someone who has to be added first may be refused.
  if (offer.kind === 'add') places.add(name);
  return (now: EditorView | undefined): boolean => {
    places.delete(name);
    const node = now?.state.doc.nodeAt(name.at);
    if (node?.type === schema.nodes.reference)
      now?.dispatch(now.state.tr.replaceWith(name.at, name.at + node.nodeSize, typed));
    return now !== undefined;
  };
}
