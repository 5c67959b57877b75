import { completionPercent } from './completion.js';
import { initials } from './initials.js';
import { priorityColor, statusColor, statusLabel } from './labels.js';
import { API, SCREENS } from './routes.js';

describe('initials', () => {
  test.each([
    ['Maya Lindqvist', 'ML'],
    ['maya', 'M'],
    ['Ana Maria Souza', 'AM'],
    ['  spaced   out ', 'SO'],
    ['🦊 Fox', '🦊F'],
    ['🇬🇧 Ada', '🇬🇧A'],
    ['👨‍👩‍👧 Fam', '👨‍👩‍👧F'],
    ['e\u0301lise', 'E\u0301'],
    ['', 'U'],
    [undefined, 'U'],
    [null, 'U'],
  ])('of %p are %s', (name, letters) => expect(initials(name)).toBe(letters));
});

describe('badge colours', () => {
  test.each([
    ['active', 'blue'],
    ['inprogress', 'blue'],
    ['completed', 'green'],
    ['done', 'green'],
    ['on-hold', 'yellow'],
    ['todo', 'yellow'],
    ['cancelled', 'red'],
    ['constructor', 'grey'],
  ])('status %s is %s', (status, color) => expect(statusColor(status)).toBe(color));

  test.each([
    ['high', 'red'],
    ['medium', 'yellow'],
    ['low', 'green'],
    ['urgent', 'grey'],
  ])('priority %s is %s', (priority, color) => expect(priorityColor(priority)).toBe(color));

  test('an unknown status is shown as it is', () => {
    expect(statusLabel('on-hold')).toBe('On Hold');
    expect(statusLabel('paused')).toBe('paused');
  });
});

describe('completion', () => {
  test.each([
    [{ todo: 0, inprogress: 0, done: 0 }, 0],
    [{ todo: 4, inprogress: 3, done: 5 }, 42],
    [{ todo: 1, inprogress: 0, done: 2 }, 67],
    [{ todo: 0, inprogress: 0, done: 3 }, 100],
  ])('of %p is %i percent', (counts, percent) => expect(completionPercent(counts)).toBe(percent));
});

test('an id in a path is escaped', () => {
  expect(API.task('../x', 'a/b')).toBe('/projects/..%2Fx/tasks/a%2Fb');
  expect(SCREENS.task('p', 't&x=1')).toBe('/projects/p?task=t%26x%3D1');
  expect(SCREENS.taskPanel('p', 'a/b')).toBe('/projects/p/tasks/a%2Fb');
});
