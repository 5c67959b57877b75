import { API } from '@taskloom/contracts';
import { FakeApi, aCard, aProject, held, refuse, renderApp } from '@taskloom/client/test-kit';
import { Route, Routes } from '@taskloom/client/router';
import { screen, waitFor, within } from '@testing-library/react';
import { AIKO, JONAS, MAYA, PRIYA } from '../../test/people';
import ProjectDetailPage from './project-detail.page';

const project = aProject({ owner: MAYA, members: [JONAS, PRIYA], deadline: '2098-12-04' });
const PATH = API.project(project._id);
const TASKS = API.tasks(project._id);
const rotate = aCard({ title: 'Rotate secrets', status: 'inprogress' });

const screens = (
  <Routes>
    <Route path="/projects" element={<ProjectDetailPage />} />
    <Route path="/projects/:id" element={<ProjectDetailPage />} />
    <Route path="*" element={<p>Elsewhere</p>} />
  </Routes>
);
const answers = () => new FakeApi().on('GET', PATH, project).on('GET', TASKS, [rotate]);
const open = (api = answers(), { user = MAYA, route = `/projects/${project._id}` } = {}) =>
  renderApp(screens, { user, route, api });
const opened = async (...args: Parameters<typeof open>) => {
  const view = open(...args);
  await screen.findByRole('heading', { level: 1, name: project.title });
  return view;
};

describe('loading', () => {
  it('shows the loading text', async () => {
    const later = held<unknown>();
    open(answers().on('GET', PATH, later.answer));
    await screen.findByText('Loading project...');
    later.resolve(project);
    await screen.findByRole('heading', { level: 1, name: project.title });
  });

  it('navigates to the 404 page when the project does not exist', async () => {
    const { path } = open(answers().on('GET', PATH, refuse('NOT_FOUND', 'No such project.')));
    await screen.findByText('Elsewhere');
    await waitFor(() => expect(path()).toBe('/not-found'));
  });

  it('navigates to the dashboard without an id', async () => {
    const { path } = open(answers(), { route: '/projects' });
    await waitFor(() => expect(path()).toBe('/'));
  });

  it('shows nothing of the project after a failure, shows why and retries', async () => {
    const api = answers().on('GET', PATH, refuse('FORBIDDEN', 'Not today.'));
    const { user } = open(api);
    await screen.findByText('Error loading project');
    expect(screen.queryByRole('heading', { name: 'Tasks' })).not.toBeInTheDocument();
    api.on('GET', PATH, project);
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Retry' }));
    await screen.findByRole('heading', { level: 1, name: project.title });
  });
});

describe('when the tasks cannot be loaded', () => {
  it('offers Retry, and renders no charts in the meantime', async () => {
    const api = answers().on('GET', TASKS, refuse('FORBIDDEN', 'Not today.'));
    const { user } = await opened(api);
    const box = await screen.findByText('Not today.');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Overview' })).not.toBeInTheDocument());
    api.on('GET', TASKS, [rotate]);
    await user.click(
      within(box.closest('[role=alert]') as HTMLElement).getByRole('button', { name: 'Retry' }),
    );
    await screen.findByText('Rotate secrets');
    await screen.findByRole('region', { name: 'Overview' });
  });
});

describe('the header', () => {
  it('shows title, status, description, members and due date', async () => {
    await opened();
    screen.getByText('Active');
    screen.getByText(project.description);
    screen.getByRole('group', { name: '3 members' });
    screen.getByText('Due Dec 4, 2098');
    screen.getByRole('button', { name: 'Add Member' });
  });

  it('shows no description when there is none', async () => {
    await opened(answers().on('GET', PATH, { ...project, description: '' }));
    expect(screen.queryByText(project.description)).not.toBeInTheDocument();
  });

  it('lets a member leave, but not the owner', async () => {
    const { user, unmount } = await opened();
    await user.click(screen.getByRole('button', { name: `Actions for ${project.title}` }));
    await screen.findByRole('menuitem', { name: 'Delete project' });
    expect(screen.queryByRole('menuitem', { name: 'Leave project' })).not.toBeInTheDocument();
    unmount();

    const second = await opened(answers(), { user: JONAS });
    await second.user.click(screen.getByRole('button', { name: `Actions for ${project.title}` }));
    await second.user.click(await screen.findByRole('menuitem', { name: 'Leave project' }));
    await screen.findByText(/You will lose access/);
  });
});

describe('the tasks', () => {
  it('are loaded as cards and shown on the board', async () => {
    const { api } = await opened();
    await screen.findByRole('article');
    expect(api.sent('GET', TASKS)).toHaveLength(1);
    expect(api.sent('GET', TASKS)[0]?.query.get('view')).toBe('card');
  });

  it('are empty when the response is not a list', async () => {
    await opened(answers().on('GET', TASKS, { not: 'a list' }));
    expect(await screen.findAllByText(/^No tasks yet/)).toHaveLength(3);
  });

  it('show an error when they could not be loaded, and are retried', async () => {
    const api = answers().on('GET', TASKS, refuse('FORBIDDEN', ''));
    const { user } = await opened(api);
    const box = within(await screen.findByRole('alert'));
    api.on('GET', TASKS, [rotate]);
    await user.click(box.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('article');
  });

  it('can be filtered by text, priority and person', async () => {
    const other = aCard({ title: 'Write the e-mail', status: 'inprogress', priority: 'high' });
    const { user } = await opened(answers().on('GET', TASKS, [rotate, other]));
    await user.type(await screen.findByRole('searchbox', { name: 'Search tasks...' }), 'mail');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    await user.clear(screen.getByRole('searchbox'));
    await user.click(screen.getByRole('button', { name: /^Filter/ }));
    await user.click(await screen.findByRole('checkbox', { name: 'High' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    await user.click(screen.getByRole('checkbox', { name: 'Jonas Weber' }));
    await waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(0));
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  });

  it('are filtered by the address, which follows the filter', async () => {
    const other = aCard({ title: 'Write the e-mail', status: 'inprogress', priority: 'high' });
    const api = answers().on('GET', TASKS, [rotate, other]);
    const { user, path } = await opened(api, { route: `/projects/${project._id}?priority=high` });
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    await user.type(screen.getByRole('searchbox', { name: 'Search tasks...' }), 'mail');
    await waitFor(() => expect(path()).toBe(`/projects/${project._id}?q=mail&priority=high`));
    await user.click(screen.getByRole('button', { name: /^Filter/ }));
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await user.clear(screen.getByRole('searchbox'));
    await waitFor(() => expect(path()).toBe(`/projects/${project._id}`));
  });

  it('stay filtered while a dialog is open and after it', async () => {
    const { user, path } = await opened(answers(), { route: `/projects/${project._id}?q=rotate` });
    await user.click(await screen.findByRole('button', { name: 'New Task' }));
    await waitFor(() => expect(path()).toBe(`/projects/${project._id}?task=new&status=todo`));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(path()).toBe(`/projects/${project._id}?q=rotate`));
  });

  it('include a viewer who is not in the member list as an assignee', async () => {
    const { user } = await opened(answers(), { user: AIKO });
    await user.click(await screen.findByRole('button', { name: /^Filter/ }));
    await screen.findByRole('checkbox', { name: 'Aiko Tanaka' });
  });

  it('have a button for a new one', async () => {
    const { user, path } = await opened();
    await user.click(screen.getByRole('button', { name: 'New Task' }));
    await waitFor(() => expect(path()).toBe(`/projects/${project._id}?task=new&status=todo`));
  });
});
