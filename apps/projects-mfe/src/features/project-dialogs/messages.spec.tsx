import { API, type Project } from '@taskloom/contracts';
import {
  FakeApi,
  aProject,
  held,
  refuse,
  renderApp,
  toastText,
  chooseOption,
} from '@taskloom/client/test-kit';
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { JONAS, MAYA } from '../../test/people';
import CreateProjectDialog from './create-project.dialog';
import { ProjectMenu } from './project-menu';

const mine = aProject({ title: 'Office move', owner: MAYA });
const theirs = aProject({ title: 'Office move', owner: JONAS, members: [MAYA] });

const show = (ui: ReactElement, api: FakeApi) => renderApp(ui, { user: MAYA, api });

const choose = async (project: Project, entry: string, api: FakeApi) => {
  const { user } = show(<ProjectMenu project={project} />, api);
  await user.click(screen.getByRole('button', { name: 'Actions for Office move' }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
};

const create = async (api: FakeApi) => {
  const { user } = show(<CreateProjectDialog onClose={() => {}} />, api);
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'B');
  await user.type(screen.getByRole('textbox', { name: 'Description' }), 'M');
  await user.click(screen.getByRole('button', { name: 'Create Project' }));
};
const edit = async (api: FakeApi) => {
  const { user, dialog } = await choose(mine, 'Edit project', api);
  await user.type(dialog.getByRole('textbox', { name: 'Title' }), '!');
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
};
const updateStatus = async (api: FakeApi) => {
  const { user, dialog } = await choose(theirs, 'Update status', api);
  await chooseOption(user, dialog.getByRole('combobox', { name: 'Status' }), 'On Hold');
  await user.click(dialog.getByRole('button', { name: 'Update Status' }));
};
const remove = async (api: FakeApi) => {
  const { user, dialog } = await choose(mine, 'Delete project', api);
  await user.click(dialog.getByRole('button', { name: 'Delete project' }));
};

/** The action, its request, and the toast of its failure (specification 8). */
const FAILURES = [
  ['creating', create, 'POST', API.projects, 'Error', 'Failed to create project'],
  [
    'editing',
    edit,
    'PATCH',
    API.project(mine._id),
    'Failed to update project',
    'There was an error updating the project.',
  ],
  [
    'changing the status',
    updateStatus,
    'PATCH',
    API.project(theirs._id),
    'Failed to update status',
    'There was an error updating the project.',
  ],
  [
    'deleting',
    remove,
    'DELETE',
    API.project(mine._id),
    'Failed to delete project',
    'There was an error deleting the project.',
  ],
] as const;

afterEach(() => localStorage.clear());

describe('the toast of a failure', () => {
  it.each(FAILURES)('of %s shows the message of the server', async (_what, act, method, path, title) => {
    await act(new FakeApi().on(method, path, refuse('INTERNAL', 'Try later.')));
    expect(await toastText(title)).toBe('Try later.');
  });

  it.each(FAILURES)(
    'of %s shows a default message when the server sends none',
    async (_what, act, method, path, title, own) => {
      await act(new FakeApi().on(method, path, refuse('INTERNAL', '')));
      expect(await toastText(title)).toBe(own);
    },
  );
});

/** The action, its request, and the toast of its success (specification 8). */
const SUCCESSES = [
  ['creating', create, 'POST', API.projects, 'Success', 'Project created successfully'],
  [
    'editing',
    edit,
    'PATCH',
    API.project(mine._id),
    'Project updated',
    'Your changes have been saved successfully.',
  ],
  [
    'changing the status',
    updateStatus,
    'PATCH',
    API.project(theirs._id),
    'Project status updated',
    'The project status has been updated successfully.',
  ],
  [
    'deleting',
    remove,
    'DELETE',
    API.project(mine._id),
    'Project deleted',
    'The project has been successfully deleted.',
  ],
] as const;

it.each(SUCCESSES)('shows the success toast of %s', async (_what, act, method, path, title, text) => {
  await act(new FakeApi().on(method, path, mine));
  expect(await toastText(title)).toBe(text);
});

it('shows "Deleting..." while a project is being deleted', async () => {
  const later = held<unknown>();
  await remove(new FakeApi().on('DELETE', API.project(mine._id), later.answer));
  expect(await screen.findByRole('button', { name: 'Deleting...' })).toHaveAttribute('aria-disabled', 'true');
  later.resolve({});
  await toastText('Project deleted');
});

it('offers every status, in a new project and to other members', async () => {
  const offered = async (combobox: HTMLElement, user: ReturnType<typeof show>['user']) => {
    await user.click(combobox);
    for (const word of ['Active', 'Completed', 'On Hold', 'Cancelled']) {
      expect((await screen.findAllByText(word)).length).toBeGreaterThan(0);
    }
  };
  const { user, unmount } = show(<CreateProjectDialog onClose={() => {}} />, new FakeApi());
  await offered(screen.getByRole('combobox', { name: 'Status' }), user);
  unmount();
  const second = await choose(theirs, 'Update status', new FakeApi());
  await offered(second.dialog.getByRole('combobox', { name: 'Status' }), second.user);
});

it.each([
  ['an owner', mine, 'Edit project', 'Edit Project'],
  ['another member', theirs, 'Update status', 'Update Project Status'],
])('opens the right dialog for %s', async (_who, project, entry, title) => {
  const { dialog } = await choose(project, entry, new FakeApi());
  expect(dialog.getByText(title)).toBeVisible();
});

it('rejects a blank title with the specified toast', async () => {
  const api = new FakeApi();
  const { user, dialog } = await choose(mine, 'Edit project', api);
  await user.clear(dialog.getByRole('textbox', { name: 'Title' }));
  await user.type(dialog.getByRole('textbox', { name: 'Title' }), '   ');
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await toastText('Title is required')).toBe('Please enter a project title');
  expect(api.sent('PATCH', API.project(mine._id))).toHaveLength(0);
});
