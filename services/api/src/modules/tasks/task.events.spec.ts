import { TASK_DEFAULTS, type AssigneeRole, type Task } from '@taskloom/contracts';
import { TaskCreated, TaskUpdated } from './task.events.js';

const person = (name: string) => ({ _id: name, name, email: `${name}@example.com`, avatar: '/a.svg' });
const assigned = (name: string, role: AssigneeRole) => ({ user: person(name), role });

const task = (parts: Partial<Task>): Task => ({
  _id: 't',
  project: 'p',
  ...TASK_DEFAULTS,
  title: 'A title',
  position: 'a0',
  comments: [],
  commentCount: 0,
  attachments: [],
  checklist: [],
  checklistTotal: 0,
  checklistDone: 0,
  relations: [],
  version: 1,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  ...parts,
});
const stamp = { projectId: 'p', revision: 7, actor: { _id: 'maya', name: 'Maya', avatar: '/m.svg' } };
const project = { _id: 'p', title: 'Billing' };

describe('TaskUpdated', () => {
  const before = task({ assignees: [assigned('ann', 'primary'), assigned('bob', 'secondary')] });
  const after = task({
    title: 'Another',
    version: 2,
    assignees: [assigned('bob', 'primary'), assigned('eve', 'secondary')],
  });
  const event = new TaskUpdated(stamp, project, before, after);

  it('sends only what changed to the room', () => {
    expect(event.change).toEqual({
      event: 'task:updated',
      data: {
        ...stamp,
        taskId: 't',
        updates: {
          title: 'Another',
          version: 2,
          updatedAt: after.updatedAt,
          assignees: [
            { user: { _id: 'bob', name: 'bob', avatar: '/a.svg' }, role: 'primary' },
            { user: { _id: 'eve', name: 'eve', avatar: '/a.svg' }, role: 'secondary' },
          ],
        },
      },
    });
    expect(event.changed).toEqual(['title']);
  });

  it('lists who was added, who was removed and whose role changed', () => {
    expect(event.assigned).toEqual([assigned('eve', 'secondary')]);
    expect(event.unassigned).toEqual([assigned('ann', 'primary')]);
    expect(event.roleChanged).toEqual([assigned('bob', 'primary')]);
  });

  it('leaves out people who are the same', () => {
    const { change } = new TaskUpdated(stamp, project, before, { ...before, status: 'done', version: 2 });
    expect(change.data).toMatchObject({ updates: { status: 'done' } });
    expect(change.data).not.toHaveProperty('updates.assignees');
  });
});

test('TaskCreated sends the task whole, without an e-mail address', () => {
  const { change } = new TaskCreated(stamp, project, task({ assignees: [assigned('ann', 'primary')] }));
  expect(change.data).toMatchObject({ created: true, updates: { title: 'A title', comments: [] } });
  expect(JSON.stringify(change)).not.toContain('@');
});
