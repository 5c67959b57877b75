import type { Attachment } from '@taskloom/contracts';
import type { EditorView } from 'prosemirror-view';
import { schema } from './schema';

const { nodes } = schema;

/** Puts a picture in a paragraph of its own at a position, and returns the position behind it. */
export function insertPicture(
  view: EditorView,
  { name, url }: Pick<Attachment, 'name' | 'url'>,
  at: number,
): number {
  const image = nodes.image.create({ src: url, alt: name.replace(/[[\]\\\n]/g, ' ') });
  const $at = view.state.doc.resolve(Math.min(at, view.state.doc.content.size));
  const change = view.state.tr;
  if ($at.parent.type.spec.code || !$at.parent.inlineContent) {
    const behind = $at.depth === 0 ? $at.pos : $at.after(1);
    view.dispatch(change.insert(behind, nodes.paragraph.create(null, image)));
    return behind + image.nodeSize + 1;
  }
  const needsBreak = $at.parentOffset > 0;
  const parts = needsBreak ? [nodes.hard_break.create(), image] : [image];
  view.dispatch(change.insert($at.pos, parts));
  return $at.pos + parts.reduce((sum, { nodeSize }) => sum + nodeSize, 0);
}
