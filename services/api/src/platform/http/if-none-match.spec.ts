import { hasCurrent } from './if-none-match.js';

const WEAK = 'W/"b"';
const STRONG = '"b"';

it.each([
  ['the same tag', WEAK, WEAK],
  ['the same strong tag', STRONG, STRONG],
  ['the strong form of a weak tag', STRONG, WEAK],
  ['the weak form of a strong tag', WEAK, STRONG],
  ['a list that contains it', '"a", W/"b" ,"c"', WEAK],
  ['a list without spaces', '"a","b"', WEAK],
  ['any tag', '*', WEAK],
])('a client has the content: it names %s', (_name, condition, etag) => {
  expect(hasCurrent({ headers: { 'if-none-match': condition } }, etag)).toBe(true);
});

it.each([
  ['no tag', undefined],
  ['nothing', ''],
  ['another tag', '"a"'],
  ['a list of others', '"a", W/"c"'],
  ['a tag without quotes', 'b'],
  ['a tag that begins with it', '"b2"'],
  ['a list that contains only an asterisk in quotes', '"*"'],
])('a client does not have the content: it names %s', (_name, condition) => {
  expect(hasCurrent({ headers: { 'if-none-match': condition } }, WEAK)).toBe(false);
});

it('a client that sets the header by a script has the content, though the browser then forbids caches', () => {
  const headers = { 'if-none-match': WEAK, 'cache-control': 'no-cache', pragma: 'no-cache' };
  expect(hasCurrent({ headers }, WEAK)).toBe(true);
});
