import { API } from '@taskloom/contracts';
import { FakeApi, aProject, refuse, toastText } from '@taskloom/client/test-kit';
import { screen } from '@testing-library/react';
import { openProject } from '../../test/open-project';
import { MAYA } from '../../test/people';

const project = aProject({ owner: MAYA });
const PROJECT = API.project(project._id);

const open = (api: FakeApi) => openProject(project, api);

it("shows the client's sentence in place of the page when a project cannot be loaded and the server has none", async () => {
  open(new FakeApi().on('GET', PROJECT, refuse('FORBIDDEN', '')));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch project');
});

it("shows the client's sentence in place of the board when tasks cannot be loaded and the server has none", async () => {
  open(new FakeApi().on('GET', PROJECT, project).on('GET', API.tasks(project._id), refuse('FORBIDDEN', '')));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch tasks');
});

it("shows a toast with the client's sentence when the server cannot be reached", async () => {
  const unreachable = () => {
    throw new TypeError('fetch failed');
  };
  open(new FakeApi().on('GET', PROJECT, unreachable));
  expect(await toastText('Error loading project')).toMatch(/^The server could not be reached/);
  const toast = screen.getAllByText('Error loading project').map((title) => title.closest('li'));
  expect(toast.find(Boolean)).toHaveAttribute('data-type', 'error');
});
