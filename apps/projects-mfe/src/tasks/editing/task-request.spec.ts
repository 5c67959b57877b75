import { aUser } from '@taskloom/client/test-kit';
import { newDraft } from './task-draft';
import { createRequest, updateRequest } from './task-request';

const JONAS = aUser({ name: 'Jonas Weber' });

const before = { ...newDraft('todo'), title: 'Rotate secrets' };

it('sends every field of a new task, with the title trimmed and without rows that have no person', () => {
  const rows = [
    { user: JONAS._id, role: 'primary' as const },
    { user: '', role: 'secondary' as const },
  ];
  expect(createRequest({ ...before, title: '  Rotate secrets ', assignees: rows })).toEqual({
    ...before,
    assignees: [{ user: JONAS._id, role: 'primary' }],
  });
});

it('sends only what differs when updating', () => {
  expect(updateRequest(before, { ...before, priority: 'high', deadline: null })).toEqual({
    priority: 'high',
    deadline: null,
  });
});

it('sends nothing when only blanks around the title differ', () => {
  expect(updateRequest(before, { ...before, title: ' Rotate secrets ' })).toEqual({});
});
