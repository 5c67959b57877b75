import { Fragment, Slice, type Node } from 'prosemirror-model';
import { toggleMark } from 'prosemirror-commands';
import type { EditorProps, EditorView } from 'prosemirror-view';
import { isSafe } from '../markdown/addresses';
import { readMarkdown, written } from './markdown-text';
import { schema } from './schema';

const { nodes, marks } = schema;

const asLines = (text: string): Fragment =>
  Fragment.from(
    text.split(/(?:\r?\n){2,}/).map((paragraph) =>
      nodes.paragraph.create(
        null,
        paragraph
          .split(/\r?\n/)
          .flatMap((line, index) => [
            ...(index > 0 ? [nodes.hard_break.create()] : []),
            ...(line === '' ? [] : [schema.text(line)]),
          ]),
      ),
    ),
  );

const isOpen = (node: Node | null | undefined): number => (node?.type === nodes.paragraph ? 1 : 0);

const sliceOf = (content: Fragment): Slice =>
  new Slice(content, isOpen(content.firstChild), isOpen(content.lastChild));

/** An address that is pasted over words links them. */
function linkSelection(view: EditorView, event: ClipboardEvent): boolean {
  const text = event.clipboardData?.getData('text/plain').trim() ?? '';
  const { empty, $from, $to } = view.state.selection;
  if (empty || !$from.sameParent($to) || $from.parent.type.spec.code) return false;
  if (!/^https?:\/\/\S+$/.test(text) || !isSafe(text)) return false;
  return toggleMark(marks.link, { href: text }, { removeWhenPresent: false })(view.state, view.dispatch);
}

/** Pasted text is read as Markdown, without formatting as lines; what is copied is Markdown for other programs. */
export const clipboard: EditorProps = {
  handlePaste: linkSelection,
  clipboardTextParser: (text, _$context, plain) =>
    sliceOf(plain ? asLines(text) : readMarkdown(text).doc.content),
  clipboardTextSerializer: ({ content, openStart }) => {
    const [only] = content.content;
    if (content.childCount === 1 && openStart > 0 && only?.type.spec.code) return only.textContent;
    return written(schema.node('doc', null, content));
  },
};
