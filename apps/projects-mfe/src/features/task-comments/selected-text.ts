const BLOCKS = 'p, pre, blockquote, ul, ol, table, h3, h4, h5, h6';

const textOf = (range: Range): string => {
  const part = range.cloneContents();
  for (const each of part.querySelectorAll('br')) each.replaceWith('\n');
  for (const each of part.querySelectorAll('td, th')) each.append(' ');
  for (const each of part.querySelectorAll('li, tr')) each.append('\n');
  for (const each of part.querySelectorAll(BLOCKS)) each.append('\n\n');
  const lines = (part.textContent ?? '').split('\n').map((line) => line.trimEnd());
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
};

/** The selected text of an element, line by line; undefined when nothing of it is selected, or all. */
export function selectedIn(element: HTMLElement | null): string | undefined {
  const selection = window.getSelection();
  if (!element || !selection || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0).cloneRange();
  if (range.collapsed || !range.intersectsNode(element)) return undefined;
  const whole = document.createRange();
  whole.selectNodeContents(element);
  // A selection may begin or end outside: three clicks select to the beginning of the next paragraph.
  if (range.compareBoundaryPoints(Range.START_TO_START, whole) < 0)
    range.setStart(whole.startContainer, whole.startOffset);
  if (range.compareBoundaryPoints(Range.END_TO_END, whole) > 0)
    range.setEnd(whole.endContainer, whole.endOffset);
  const text = textOf(range);
  return text === '' || text === textOf(whole) ? undefined : text;
}
