import { changedFields, fieldsIn, requestOf, sameField } from './task-fields.js';
import { TASK_DEFAULTS, type TaskEdit } from './task.js';

describe('the same value', () => {
  test.each<[string, TaskEdit, unknown, unknown, boolean]>([
    ['equal texts', 'title', 'a', 'a', true],
    ['other texts', 'title', 'a', 'b', false],
    ['a text with more blanks', 'title', 'a', 'a ', false],
    ['nothing and nothing', 'deadline', null, null, true],
    ['an absent value and none', 'cover', undefined, null, true],
    ['a day and an instant of it', 'startDate', '2026-11-24', '2026-11-24T00:00:00.000Z', true],
    ['another day', 'deadline', '2026-11-24', '2026-11-25', false],
    ['a day that is being typed', 'deadline', 'soon', null, false],
    ['labels in another order', 'labels', ['a', 'b'], ['b', 'a'], true],
    ['other labels', 'labels', ['a'], [], false],
    [
      'people by id and by object',
      'assignees',
      [{ user: 'm', role: 'primary' }],
      [{ user: { _id: 'm' }, role: 'primary' }],
      true,
    ],
    [
      'people in another order',
      'assignees',
      [{ user: 'm' }, { user: 'j' }],
      [{ user: 'j' }, { user: 'm' }],
      true,
    ],
    ['an omitted role is secondary', 'assignees', [{ user: 'm' }], [{ user: 'm', role: 'secondary' }], true],
    ['a row without a person', 'assignees', [{ user: 'm' }, { user: '' }], [{ user: 'm' }], true],
    [
      'another role',
      'assignees',
      [{ user: 'm', role: 'primary' }],
      [{ user: 'm', role: 'secondary' }],
      false,
    ],
  ])('%s', (_what, field, a, b, same) => expect(sameField(field, a, b)).toBe(same));
});

test('changed fields are named in the order of forms', () => {
  const before = { ...TASK_DEFAULTS, title: 'a' };
  expect(changedFields(before, { ...before, priority: 'high', title: 'b' })).toEqual(['title', 'priority']);
  expect(changedFields(before, { title: 'a' })).toEqual([]);
});

test('a request has people by id, and lines without blanks at their ends', () => {
  const task = {
    title: ' a ',
    description: ' b ',
    assignees: [{ user: { _id: 'm' }, role: 'primary' }, { user: '' }],
  };
  expect(requestOf(task, fieldsIn(task))).toEqual({
    title: 'a',
    description: ' b ',
    assignees: [{ user: 'm', role: 'primary' }],
  });
});
