import { isMadeOfNames } from './made-of-names.js';

const MAYA = ['Maya Lindqvist', 'm.lindqvist@fernbank.example', 'Taskloom'];

it.each([
  'Maya2026!',
  'LINDQVIST',
  'maya-lindqvist-1',
  'm.lindqvist@fernbank.example',
  'Taskloom123',
  'fernbank!',
  'ｍａｙａ2026',
  'taskloommaya',
])('%s is made of names', (password) => {
  expect(isMadeOfNames(password, MAYA)).toBe(true);
});

it.each(['maya eats blue cheese', 'otter quilt marble', '123456', 'taskloom for 1,000 years', 'my cheese'])(
  '%s is not',
  (password) => {
    expect(isMadeOfNames(password, MAYA)).toBe(false);
  },
);

it('ignores words of one or two letters', () => {
  expect(isMadeOfNames('bobble', ['Bo Ek', 'b@e.ex'])).toBe(false);
});

it('is quick for the longest texts', () => {
  expect(isMadeOfNames('maya'.repeat(256), ['Maya '.repeat(40)])).toBe(true);
});
