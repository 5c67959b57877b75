import { complete, completionsOf } from './completions';

const context = {
  people: [
    { _id: 'anna', name: 'Anna Berg' },
    { _id: 'jonas', name: 'Jonas Weber' },
    { _id: 'tomas', name: 'Tomás Herrera' },
  ],
  labels: [
    { _id: 'f', name: 'finance', color: 'green' },
    { _id: 'm', name: 'month end', color: 'sky' },
  ],
} as const;
const texts = (text: string) => completionsOf(text, context).map((offer) => offer.text);

it.each([
  ['Call @', ['@AnnaBerg', '@JonasWeber', '@TomásHerrera']],
  ['Call @we', ['@JonasWeber']],
  ['Call @tomas', ['@TomásHerrera']],
  ['Call @TOMÁS', ['@TomásHerrera']],
  ['#finánce', ['#finance', '#finánce']],
  ['Call !', ['!high', '!medium', '!low']],
  ['#fin', ['#finance', '#fin']],
  ['Close #month-end', ['#month-end']],
  ['Mail a@b', []],
  ['Call @anna ', []],
  ['Call', []],
])('offers for “%s” %p', (text, expected) => expect(texts(text)).toEqual(expected));

it('replaces the last word', () => {
  const [offer] = completionsOf('Call @an', context);
  expect(offer && complete('Call @an', offer)).toBe('Call @AnnaBerg ');
});
