import { changedFields, TASK_DEFAULTS } from '@taskloom/contracts';
import { aTask, aUser } from '@taskloom/client/test-kit';
import { draftOf, newDraft } from './task-draft';

const [JONAS, MAYA] = [aUser({ name: 'Jonas Weber' }), aUser({ name: 'Maya Lindqvist' })];

const both = aTask({
  deadline: '2026-12-01',
  assignees: [
    { user: JONAS, role: 'primary' },
    { user: MAYA, role: 'secondary' },
  ],
});

it('starts a new task with medium priority and a deadline in a week', () => {
  expect(newDraft('done', new Date(2026, 11, 28))).toEqual({
    ...TASK_DEFAULTS,
    status: 'done',
    priority: 'medium',
    deadline: '2027-01-04',
  });
});

it('stores people by id', () => {
  expect(draftOf(both).assignees).toEqual([
    { user: JONAS._id, role: 'primary' },
    { user: MAYA._id, role: 'secondary' },
  ]);
});

describe('changedFields', () => {
  const before = draftOf(both);
  it.each<[string, Partial<ReturnType<typeof draftOf>>, string[]]>([
    ['nothing', {}, []],
    ['a title', { title: 'Other' }, ['title']],
    ['a removed deadline', { deadline: null }, ['deadline']],
    ['people in another order', { assignees: before.assignees.toReversed() }, []],
    ['a row without a person', { assignees: [...before.assignees, { user: '', role: 'secondary' }] }, []],
    ['a role', { assignees: before.assignees.map((row) => ({ ...row, role: 'secondary' })) }, ['assignees']],
    ['someone removed', { assignees: before.assignees.slice(0, 1) }, ['assignees']],
    ['two fields', { status: 'done', priority: 'high' }, ['status', 'priority']],
  ])('detects %s', (_name, given, fields) => {
    expect(changedFields(before, { ...before, ...given })).toEqual(fields);
  });
});
