import { API, SCREENS, type Comment, type HistoryEvent, type HistoryPage } from '@taskloom/contracts';
import { toCard } from '@taskloom/contracts/rtk';
import { aProject, aTask, FakeApi, refuse, renderApp } from '@taskloom/client/test-kit';
import { Route, Routes } from '@taskloom/client/router';
import { screen, within } from '@testing-library/react';
import { aComment } from '../../test/activity';
import { JONAS, MAYA } from '../../test/people';
import ProjectDetailPage from './project-detail.page';

const project = aProject({ owner: MAYA, members: [JONAS] });
const at = (hour: number) => `2026-11-19T${String(hour).padStart(2, '0')}:00:00.000Z`;
const comments = [10, 12].map((hour) => aComment({ content: `Comment at ${hour}`, createdAt: at(hour) }));
const anEvent = (hour: number, part: Partial<HistoryEvent> = {}): HistoryEvent => ({
  revision: hour,
  type: 'task_changed',
  actor: JONAS,
  task: { _id: 't1', title: 'Rotate secrets' },
  changes: [{ field: 'title', from: 'Old', to: `Title at ${hour}` }],
  subject: null,
  createdAt: at(hour),
  ...part,
});

interface Given {
  events?: HistoryPage | ReturnType<typeof refuse>;
  earlier?: HistoryPage;
  list?: Comment[];
  total?: number;
}

const open = async ({ events, earlier, list = comments, total = list.length }: Given) => {
  const task = aTask({ project: project._id, comments: list, commentCount: total });
  const api = new FakeApi()
    .on('GET', API.project(project._id), project)
    .on('GET', API.tasks(project._id), [toCard(task)])
    .on('GET', API.task(project._id, task._id), task)
    .on('GET', API.taskHistory(project._id, task._id), ({ query }: { query: URLSearchParams }) =>
      query.has('before') ? earlier : (events ?? { events: [], next: null }),
    );
  const page = <Route path="/projects/:id/tasks/:taskId" element={<ProjectDetailPage />} />;
  const route = SCREENS.taskPanel(project._id, task._id);
  const view = renderApp(<Routes>{page}</Routes>, { user: MAYA, route, api });
  const section = within(await screen.findByRole('region', { name: 'Comments' }));
  await section.findByText(/Comment at 12/);
  const order = () =>
    section
      .getAllByRole('listitem')
      .map(({ textContent }) => /(Comment|Title) at \d+/.exec(textContent)?.[0]);
  return { ...view, section, order };
};

beforeAll(async () => {
  await import('./task-dialogs');
});
afterEach(() => localStorage.clear());

it('shows events and comments in the order of time, each comment once', async () => {
  const added = anEvent(10, { type: 'comment_added', changes: [], subject: { _id: 'c', title: '' } });
  const { order } = await open({ events: { events: [anEvent(13), anEvent(11), added], next: null } });
  expect(order()).toEqual(['Comment at 10', 'Title at 11', 'Comment at 12', 'Title at 13']);
});

it('loads earlier events above the oldest one', async () => {
  const { order, section, user } = await open({
    events: { events: [anEvent(13), anEvent(11)], next: 11 },
    earlier: { events: [anEvent(9)], next: null },
  });
  await user.click(section.getByRole('button', { name: 'Show older events' }));
  await section.findByText(/Title at 9/);
  expect(order()).toEqual(['Title at 9', 'Comment at 10', 'Title at 11', 'Comment at 12', 'Title at 13']);
  expect(section.queryByRole('button', { name: 'Show older events' })).not.toBeInTheDocument();
});

it('leaves out events from before the oldest loaded comment while there are older ones', async () => {
  const { order } = await open({ events: { events: [anEvent(11), anEvent(9)], next: null }, total: 40 });
  expect(order()).toEqual(['Comment at 10', 'Title at 11', 'Comment at 12']);
});

it('hides events on request, and remembers that', async () => {
  const events = { events: [anEvent(11)], next: null };
  const first = await open({ events });
  await first.user.click(first.section.getByRole('button', { name: 'Hide events' }));
  expect(first.order()).toEqual(['Comment at 10', 'Comment at 12']);
  first.unmount();
  const second = await open({ events });
  expect(second.order()).toEqual(['Comment at 10', 'Comment at 12']);
  await second.user.click(second.section.getByRole('button', { name: 'Show events' }));
  await second.section.findByText(/Title at 11/);
});

it('shows the comments when the events cannot be loaded', async () => {
  const { section, order } = await open({ events: refuse('INTERNAL', 'Later.') });
  expect(order()).toEqual(['Comment at 10', 'Comment at 12']);
  section.getByText('Later.');
  section.getByRole('button', { name: 'Retry' });
});
