import { API, type HistoryEvent, type HistoryPage } from '@taskloom/contracts';
import { aProject, FakeApi, refuse, renderApp } from '@taskloom/client/test-kit';
import { screen, within } from '@testing-library/react';
import { JONAS, MAYA } from '../../test/people';
import { joined } from './event-words';
import ProjectHistoryDialog from './project-history.dialog';

const project = aProject({ owner: MAYA, members: [JONAS] });
const HISTORY = API.projectHistory(project._id);
const task = { _id: 't', title: 'Rotate secrets' };

let revision = 100;
const anEvent = (part: Partial<HistoryEvent>): HistoryEvent => ({
  revision: revision--,
  type: 'task_changed',
  actor: { _id: JONAS._id, name: JONAS.name, avatar: '' },
  task,
  changes: [],
  subject: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...part,
});
const change = (field: string, from: string | null, to: string | null) => ({
  changes: [{ field, from, to }],
});

const open = async (page: HistoryPage | ReturnType<typeof refuse>, more?: HistoryPage) => {
  const api = new FakeApi().on('GET', HISTORY, ({ query }: { query: URLSearchParams }) =>
    query.has('before') ? more : page,
  );
  const view = renderApp(<ProjectHistoryDialog project={project} onClose={() => {}} />, {
    user: MAYA,
    api,
  });
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: /What happened/ })) };
};

it.each<[string, Partial<HistoryEvent>]>([
  ['changed Status from To Do to In Progress', change('status', 'todo', 'inprogress')],
  ['set Deadline to Dec 4, 2026', change('deadline', null, '2026-12-04')],
  ['removed Start date', change('startDate', '2026-12-04', null)],
  ['changed Description', change('description', 'Long', 'Longer')],
  ['assigned Maya Lindholm', change('assignees', null, 'Maya Lindholm')],
  ['unassigned Maya Lindholm', change('assignees', 'Maya Lindholm', null)],
  ['made Maya Lindholm the primary assignee', change('primary', null, 'Maya Lindholm')],
  ['created this task', { type: 'task_created' }],
  ['duplicated this task from “Rotate”', { type: 'task_created', subject: { _id: 'r', title: 'Rotate' } }],
  [
    'duplicated the project from “Apollo”',
    { type: 'project_created', task: null, subject: { _id: 'p', title: 'Apollo' } },
  ],
  ['deleted this task', { type: 'task_deleted' }],
  ['commented', { type: 'comment_added', subject: { _id: 'c', title: '' } }],
  ['attached notes.txt', { type: 'file_added', subject: { _id: 'f', title: 'notes.txt' } }],
  ['left the project', { type: 'member_removed', task: null, subject: { _id: JONAS._id, title: 'Jonas' } }],
  ['added Aiko to the project', { type: 'member_added', task: null, subject: { _id: 'a', title: 'Aiko' } }],
])('reads "%s"', async (words, event) => {
  const { dialog } = await open({ events: [anEvent(event)], next: null });
  expect(await dialog.findByRole('listitem')).toHaveTextContent(`${JONAS.name} ${words}`);
});

it('links to the task, unless it is deleted', async () => {
  const events = [
    anEvent({ type: 'task_deleted', task: { _id: 'gone', title: 'Old' } }),
    anEvent({ type: 'task_created' }),
  ];
  const { dialog } = await open({ events, next: null });
  await dialog.findByText('Old');
  expect(dialog.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Rotate secrets']);
});

it('leaves out events that a later release has added', async () => {
  const later = anEvent({ ...change('estimate', '1', '2') });
  const { dialog } = await open({ events: [later, anEvent({ type: 'task_created' })], next: null });
  await dialog.findByText(/created this task/);
  expect(dialog.getAllByRole('listitem')).toHaveLength(1);
});

it('shows older events on demand', async () => {
  const first = { events: [anEvent({ type: 'task_deleted' })], next: 7 };
  const second = { events: [anEvent({ type: 'task_created' })], next: null };
  const { dialog, user } = await open(first, second);
  await user.click(await dialog.findByRole('button', { name: 'Show older events' }));
  await dialog.findByText(/created this task/);
  expect(dialog.getAllByRole('listitem')).toHaveLength(2);
  expect(dialog.queryByRole('button', { name: 'Show older events' })).not.toBeInTheDocument();
});

it('shows a message when there are none', async () => {
  const { dialog } = await open({ events: [], next: null });
  await dialog.findByText('Nothing has happened yet.');
});

it('offers Retry when it cannot be loaded', async () => {
  const { dialog, api, user } = await open(refuse('FORBIDDEN', 'Not now.'));
  await dialog.findByText('Not now.');
  api.on('GET', HISTORY, { events: [anEvent({ type: 'task_created' })], next: null });
  await user.click(dialog.getByRole('button', { name: /retry/i }));
  await dialog.findByText(/created this task/);
});

describe('changes of one field by one person', () => {
  const typed = (from: string, to: string, minute: string, part: Partial<HistoryEvent> = {}) =>
    anEvent({ ...change('title', from, to), createdAt: `2026-11-20T10:${minute}:00.000Z`, ...part });
  const values = (events: HistoryEvent[]) => joined(events).map(({ changes: [one] }) => [one?.from, one?.to]);

  it('that were undone in a short time are no event', () => {
    const created = anEvent({ type: 'task_created' });
    const [back, there] = [change('status', 'done', 'todo'), change('status', 'todo', 'done')];
    expect(joined([anEvent(back), anEvent(there), created])).toEqual([created]);
    const long = anEvent(change('description', 'The same start', 'The same start'));
    expect(joined([long])).toEqual([long]);
  });

  it('in a short time are one event', () => {
    expect(values([typed('ab', 'abc', '05'), typed('a', 'ab', '00')])).toEqual([['a', 'abc']]);
  });

  it('by two people, long apart or of two tasks are two', () => {
    const other = { actor: { _id: 'm', name: 'Maya', avatar: '' } };
    const apart = (part: Partial<HistoryEvent>, minute = '05') =>
      values([typed('ab', 'abc', minute), typed('a', 'ab', '00', part)]).length;
    expect([apart(other), apart({}, '15'), apart({ task: { _id: 'x', title: 'X' } })]).toEqual([2, 2, 2]);
  });
});
