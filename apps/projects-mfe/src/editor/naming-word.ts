import type { EditorState } from 'prosemirror-state';
import { schema } from './schema';
import { lastWord, type NamingWord } from '../writing/offers';

/** The word before the cursor that may name a person or a task; its place is a position in the document. */
export function namingWordIn({ selection: { $from, empty } }: EditorState): NamingWord | null {
  const { parent, parentOffset } = $from;
  if (!empty || !parent.isTextblock || parent.type.spec.code) return null;
  const before = parent.textBetween(0, parentOffset, undefined, '\n');
  if ($from.marks().some(({ type }) => type === schema.marks.code)) return null;
  // Signs of Markdown are only characters here, and are written with an escape.
  const word = lastWord(before);
  return word && { ...word, from: $from.start() + word.from };
}
