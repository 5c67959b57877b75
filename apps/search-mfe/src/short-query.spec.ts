import { shortQuery } from './short-query';

it.each([
  ['x', 'oneLetter'],
  ['É', 'oneLetter'],
  [' 7 ', 'oneLetter'],
  ['lp', 'partsInTitles'],
  ['京', 'partsInTitles'],
  ['東京タワー', 'partsInTitles'],
  ['++', 'signsInTitles'],
  ['🎉', 'signsInTitles'],
  ['c++', null],
  ['ест', null],
  ['invoice', null],
  ['', null],
])('%s has the limit %s', (query, limit) => {
  expect(shortQuery(query)).toBe(limit);
});
