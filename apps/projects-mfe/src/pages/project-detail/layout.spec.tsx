import { API } from '@taskloom/contracts';
import { FakeApi, aCard, aProject, held, renderApp } from '@taskloom/client/test-kit';
import { Route, Routes } from '@taskloom/client/router';
import { screen, waitFor } from '@testing-library/react';
import { JONAS, MAYA } from '../../test/people';
import ProjectDetailPage from './project-detail.page';

const project = aProject({ owner: MAYA, members: [JONAS] });
const TASKS = API.tasks(project._id);

const open = (answer: unknown = project) => {
  const api = new FakeApi()
    .on('GET', API.project(project._id), answer)
    .on('GET', TASKS, [aCard({ title: 'Rotate secrets' })]);
  const screens = (
    <Routes>
      <Route path="/projects/:id" element={<ProjectDetailPage />} />
    </Routes>
  );
  return renderApp(screens, { user: MAYA, route: `/projects/${project._id}`, api });
};

it('has the specified order', async () => {
  open();
  const inOrder = [
    await screen.findByRole('heading', { level: 1, name: project.title }),
    screen.getByText(project.description),
    screen.getByRole('button', { name: 'Add Member' }),
    await screen.findByRole('heading', { name: 'Task Status' }),
    await screen.findByRole('heading', { name: 'Tasks' }),
  ];
  for (const [at, element] of inOrder.slice(1).entries()) {
    const before = inOrder[at] as HTMLElement;
    expect(before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  }
});

it('loads the tasks of the project once', async () => {
  const { api } = open();
  await screen.findByRole('heading', { level: 1, name: project.title });
  await waitFor(() => expect(api.sent('GET', TASKS)).toHaveLength(1));
});

it('shows no tasks while the project is loading', async () => {
  const later = held<unknown>();
  open(later.answer);
  await screen.findByText('Loading project...');
  expect(screen.queryByRole('heading', { name: 'Tasks' })).not.toBeInTheDocument();
  later.resolve(project);
  await screen.findByRole('heading', { name: 'Tasks' });
});
