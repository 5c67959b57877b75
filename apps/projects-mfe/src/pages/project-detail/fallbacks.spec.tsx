import { API } from '@taskloom/contracts';
import { FakeApi, aProject, refuse, toastText } from '@taskloom/client/test-kit';
import { screen } from '@testing-library/react';
import { openProject } from '../../test/open-project';
import { MAYA } from '../../test/people';

const project = aProject({ owner: MAYA });
const PROJECT = API.project(project._id);

const open = (api: FakeApi) => openProject(project, api);

it('a project that cannot be loaded, without a sentence of the server, says so in place of the page', async () => {
  open(new FakeApi().on('GET', PROJECT, refuse('FORBIDDEN', '')));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch project');
});

it('tasks that cannot be loaded, without a sentence of the server, say so in place of the board', async () => {
  open(new FakeApi().on('GET', PROJECT, project).on('GET', API.tasks(project._id), refuse('FORBIDDEN', '')));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch tasks');
});

it('a project that cannot be reached has a toast with the client’s own sentence', async () => {
  const unreachable = () => {
    throw new TypeError('fetch failed');
  };
  open(new FakeApi().on('GET', PROJECT, unreachable));
  expect(await toastText('Error loading project')).toMatch(/^The server could not be reached/);
  const toast = screen.getAllByText('Error loading project').map((title) => title.closest('li'));
  expect(toast.find(Boolean)).toHaveAttribute('data-type', 'error');
});
