import { aTask, anAssignee } from '@taskloom/client/test-kit';
import type { DoneEdit } from './done-edit';
import { sortFields } from './undo-edit';

const person = (_id: string) => ({ _id, name: _id, email: '', avatar: '', role: 'member' as const });
const [AIKO, JONAS] = [person('aiko'), person('jonas')];

const done = (part: Partial<DoneEdit>): DoneEdit => ({
  projectId: 'p',
  taskId: 't',
  title: 'Rotate',
  before: {},
  written: {},
  ...part,
});

it('keeps a field that has the value that was written', () => {
  const edit = done({ written: { priority: 'high', title: 'Now' } });
  expect(sortFields(edit, aTask({ priority: 'high', title: 'Now' }))).toEqual({
    kept: ['title', 'priority'],
    lost: [],
  });
});

it('leaves a field that someone else has changed since', () => {
  const edit = done({ written: { priority: 'high', title: 'Now' } });
  expect(sortFields(edit, aTask({ priority: 'low', title: 'Now' }))).toEqual({
    kept: ['title'],
    lost: ['priority'],
  });
});

it('compares people regardless of their order', () => {
  const written = {
    assignees: [
      { user: AIKO._id, role: 'secondary' as const },
      { user: JONAS._id, role: 'secondary' as const },
    ],
  };
  const both = [anAssignee(JONAS, 'secondary'), anAssignee(AIKO, 'secondary')];
  expect(sortFields(done({ written }), aTask({ assignees: both })).kept).toEqual(['assignees']);
  expect(sortFields(done({ written }), aTask({ assignees: both.slice(1) })).lost).toEqual(['assignees']);
});

it('does not move a card that was moved again', () => {
  const edit = done({ written: { status: 'done' }, place: { before: 'a0', written: 'a5' } });
  expect(sortFields(edit, aTask({ status: 'done', position: 'a5' }))).toEqual({ kept: ['status'], lost: [] });
  expect(sortFields(edit, aTask({ status: 'done', position: 'a6' }))).toEqual({ kept: [], lost: ['place'] });
  expect(sortFields(edit, aTask({ status: 'todo', position: 'a5' }))).toEqual({ kept: [], lost: ['status'] });
});
