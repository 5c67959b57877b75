import { API } from '@taskloom/contracts';
import { toCard } from '@taskloom/contracts/rtk';
import { FakeApi, aProject, aTask, refuse, renderApp } from '@taskloom/client/test-kit';
import { Route, Routes } from '@taskloom/client/router';
import { screen, within } from '@testing-library/react';
import { aComment } from '../../test/activity';
import { MAYA } from '../../test/people';
import ProjectDetailPage from './project-detail.page';

const project = aProject({ owner: MAYA });
const talk = ['First', 'Second', 'Third', 'Fourth'].map((content) => aComment({ content }));
const task = aTask({ project: project._id, comments: talk.slice(2), commentCount: 4 });
const OLDER = API.comments(project._id, task._id);

const open = async (api: FakeApi, shown = task) => {
  api
    .on('GET', API.project(project._id), project)
    .on('GET', API.tasks(project._id), [toCard(shown)])
    .on('GET', API.task(project._id, task._id), shown);
  const screens = (
    <Routes>
      <Route path="/projects/:id" element={<ProjectDetailPage />} />
    </Routes>
  );
  const route = `/projects/${project._id}?edit=${task._id}`;
  const view = renderApp(screens, { user: MAYA, route, api });
  const section = within(await screen.findByRole('region', { name: 'Comments' }));
  await section.findByText('Fourth');
  return { ...view, section };
};
type View = Awaited<ReturnType<typeof open>>;

const contents = ({ section }: View) =>
  section.getAllByRole('listitem').map((item) => item.querySelector('p:last-child')?.textContent);
const more = ({ section }: View) => section.findByRole('button', { name: 'Show older comments (2)' });

beforeAll(async () => {
  await import('./task-dialogs');
});

it('shows older comments above the newest by keyboard, and keeps the focus in the list', async () => {
  const view = await open(new FakeApi().on('GET', OLDER, talk.slice(0, 2)));
  within(view.section.getByRole('heading')).getByText('4');
  (await more(view)).focus();
  await view.user.keyboard('{Enter}');
  await view.section.findByText('First');
  expect(contents(view)).toEqual(['First', 'Second', 'Third', 'Fourth']);
  expect(view.section.queryByRole('button', { name: /older/ })).toBeNull();
  expect(view.section.getByRole('list')).toHaveFocus();
});

it('shows why they could not be loaded, and retries', async () => {
  const api = new FakeApi().on('GET', OLDER, refuse('UNAVAILABLE', 'The database is away.'));
  const view = await open(api);
  await view.user.click(await more(view));
  await view.section.findByText('The database is away.');
  api.on('GET', OLDER, talk.slice(0, 2));
  await view.user.click(view.section.getByRole('button', { name: 'Retry' }));
  await view.section.findByText('First');
});

it('offers no button when all comments are loaded', async () => {
  const view = await open(new FakeApi(), { ...task, commentCount: 2 });
  expect(view.section.queryByRole('button', { name: /older/ })).toBeNull();
});
