import { readAt } from './place';

/** The text with its selection between `‹` and `›`, as the document has it: blocks are separated by `¶`. */
const placed = (text: string): string => {
  const from = text.indexOf('‹');
  const to = text.indexOf('›') - 1;
  const { doc, selection, write } = readAt(text.replace(/[‹›]/g, ''), { from, to });
  expect(write(doc)).toBe(text.replace(/[‹›]/g, ''));
  const part = (start: number, end: number) => doc.textBetween(start, end, '¶', '⏎');
  return `${part(0, selection.from)}‹${part(selection.from, selection.to)}›${part(selection.to, doc.content.size)}`;
};

it.each([
  ['‹›', '‹›'],
  ['Hello‹›', 'Hello‹›'],
  ['Hello ‹›', 'Hello ‹›'],
  ['Hel‹l›o', 'Hel‹l›o'],
  ['One\n‹›two', 'One⏎‹›two'],
  ['One\n‹›', 'One⏎‹›'],
  ['One\n\nt‹wo\n\nthr›ee', 'One¶t‹wo¶thr›ee'],
  ['**bo‹›ld**', 'bo‹›ld'],
  ['a **b‹old** c› d', 'a b‹old c› d'],
  ['- one\n- ‹›', 'one¶‹›'],
  ['- one\n  - tw‹›o', 'one¶tw‹›o'],
  ['```\nco‹›de\n```', 'co‹›de'],
  ['| a |\n|--‹›-|', '| a |\n|--‹›-|'],
])('places the selection of %j', (text, expected) => expect(placed(text)).toBe(expected));

it.each([
  '*‹›*bold** end',
  '‹›- one',
  '# Ti‹›tle\n\n> quo',
  '[te‹xt](https://exa›mple.org) end',
  '[@Ma‹›ya](mention:u1)',
])('places a selection inside of signs nearby: %j', (text) => expect(placed(text)).toContain('‹'));

it('keeps an empty paragraph that the cursor is in', () => {
  const { doc, selection } = readAt('One\n\n', { from: 5, to: 5 });
  expect(doc.childCount).toBe(2);
  expect(doc.resolve(selection.from).parent.textContent).toBe('');
});
