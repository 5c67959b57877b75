import { stackOf } from './stack';

const thrown = (stack: string): Error => Object.assign(new Error('x is not a function'), { stack });
const file = '/r/reports/1.0.0/assets/main.js';

it('keeps the innermost ten calls, without the origin and the number of a retry', () => {
  const call = `    at draw (${window.location.origin}${file}?retry=2:1:204)`;
  const stack = `TypeError: x is not a function\n    at <anonymous>\n${`${call}\n`.repeat(12)}`;
  expect(stackOf(thrown(stack))).toBe(Array<string>(10).fill(`at draw (${file}:1:204)`).join('\n'));
});

it('keeps whole lines only, within the length of a report', () => {
  const call = `at ${'f'.repeat(380)} (/a.js:1:2)`;
  expect(stackOf(thrown(`${call}\n`.repeat(9)))?.split('\n')).toEqual(Array<string>(5).fill(call));
});

it.each([
  ['an error without calls', thrown('Error: lost')],
  ['an error without a stack', Object.assign(new Error('lost'), { stack: undefined })],
  ['something else', 'lost'],
])('has nothing of %s', (_what, error) => {
  expect(stackOf(error)).toBeUndefined();
});
