import { keptAt } from './kept-at';

/** The position is at `|`. */
test.each([
  ['a text that is inserted before it', 'Hi |you', 'Dear Hi |you'],
  ['a text that is inserted behind it', 'Hi |you', 'Hi |you all'],
  ['a text that is inserted at it', 'Hi |you', 'Hi to |you'],
  ['a word before it that becomes longer', 'Ask @ai, no|w', 'Ask [@Aiko](mention:a), no|w'],
  ['a word before it that becomes shorter', 'Ask [@Aiko](mention:a), no|w', 'Ask @ai, no|w'],
  ['a word around it that is replaced', 'Ask @a|i now', 'Ask Maya| now'],
  ['a text that is emptied', 'Hi you|', '|'],
])('follows %s', (_what, before, after) => {
  const [old, now] = [before, after].map((text) => text.replace('|', '')) as [string, string];
  expect(keptAt(before.indexOf('|'), old, now)).toBe(after.indexOf('|'));
});
