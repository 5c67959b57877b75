import { tick } from './tick';

const list = '- [ ] Europe\n- [x] Asia\n\n```\n- [ ] not a task\n```\n\n1. [ ] Africa';

it.each([
  [0, '- [x] Europe\n- [x] Asia'],
  [1, '- [ ] Europe\n- [ ] Asia'],
])('changes only the box at %i', (index, start) => {
  expect(tick(list, index).startsWith(start)).toBe(true);
});

it('does not count boxes in code', () => {
  expect(tick(list, 2)).toContain('1. [x] Africa');
  expect(tick(list, 2)).toContain('- [ ] not a task');
});

it('leaves a text without that box as it is', () => {
  expect(tick(list, 9)).toBe(list);
  expect(tick('plain', 0)).toBe('plain');
});
