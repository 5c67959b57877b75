import { API, addDays, localDay, type Project } from '@taskloom/contracts';
import { FakeApi, aProject, refuse, renderApp, chooseOption } from '@taskloom/client/test-kit';
import { screen, within, waitFor } from '@testing-library/react';
import { JONAS, MAYA } from '../../test/people';
import DeleteProjectDialog from './delete-project.dialog';
import { ProjectMenu } from './project-menu';

const mine = aProject({ title: 'Office move', owner: MAYA, deadline: addDays(localDay(), -9) });
const theirs = aProject({ title: 'Office move', owner: JONAS, members: [MAYA] });

const choose = async (project: Project, entry: string, api = new FakeApi()) => {
  const view = renderApp(<ProjectMenu project={project} />, {
    user: MAYA,
    api,
    route: '/x',
  });
  await view.user.click(screen.getByRole('button', { name: 'Actions for Office move' }));
  await view.user.click(await screen.findByRole('menuitem', { name: entry }));
  return { ...view, dialog: within(await screen.findByRole('dialog')) };
};
const patched = (api: FakeApi, { _id }: Project) => api.changes(API.project(_id));

afterEach(() => localStorage.clear());

describe('editing by the owner', () => {
  it('sends only what was changed, even if the deadline has passed', async () => {
    const api = new FakeApi().on('PATCH', API.project(mine._id), mine);
    const { user, dialog } = await choose(mine, 'Edit project', api);
    await user.clear(dialog.getByRole('textbox', { name: 'Title' }));
    await user.type(dialog.getByRole('textbox', { name: 'Title' }), 'Office move 2');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await screen.findByText('Your changes have been saved successfully.');
    screen.getByText('Project updated');
    expect(patched(api, mine)).toEqual([{ title: 'Office move 2' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('requires a title', async () => {
    const { user, dialog, api } = await choose(mine, 'Edit project');
    await user.clear(dialog.getByRole('textbox', { name: 'Title' }));
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await screen.findByText('Title is required');
    dialog.getByText('Please enter a project title');
    expect(patched(api, mine)).toEqual([]);
  });

  it('keeps the input when saving fails', async () => {
    const api = new FakeApi().on('PATCH', API.project(mine._id), refuse('INTERNAL', ''));
    const { user, dialog } = await choose(mine, 'Edit project', api);
    await user.type(dialog.getByRole('textbox', { name: 'Title' }), '!');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await screen.findByText('Failed to update project');
    expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Office move!');
  });
});

describe('updating by another member', () => {
  it('changes only the status', async () => {
    const api = new FakeApi().on('PATCH', API.project(theirs._id), theirs);
    const { user, dialog } = await choose(theirs, 'Update status', api);
    dialog.getByText('Update Project Status');
    expect(dialog.queryByRole('textbox', { name: 'Title' })).not.toBeInTheDocument();
    await chooseOption(user, dialog.getByRole('combobox', { name: 'Status' }), 'On Hold');
    await user.click(dialog.getByRole('button', { name: 'Update Status' }));
    await screen.findByText('The project status has been updated successfully.');
    screen.getByText('Project status updated');
    expect(patched(api, theirs)).toEqual([{ status: 'on-hold' }]);
  });

  it('shows why it failed', async () => {
    const api = new FakeApi().on('PATCH', API.project(theirs._id), refuse('FORBIDDEN', 'You may not.'));
    const { user, dialog } = await choose(theirs, 'Update status', api);
    await user.click(dialog.getByRole('button', { name: 'Update Status' }));
    await screen.findByText('Failed to update status');
    screen.getByText('You may not.');
  });
});

describe('deleting', () => {
  it('asks for confirmation, then navigates to the dashboard', async () => {
    const api = new FakeApi().on('DELETE', API.project(mine._id), {});
    const { user, dialog, path } = await choose(mine, 'Delete project', api);
    dialog.getByText('Are you sure?');
    expect(dialog.getByText(/cannot be undone/)).toHaveTextContent(
      'This action cannot be undone. This will permanently delete the project Office move and all its tasks. The trash keeps them for 30 days, and you can restore them from there.',
    );
    await user.click(dialog.getByRole('button', { name: 'Delete project' }));
    await screen.findByText('The project has been successfully deleted.');
    await waitFor(() => expect(path()).toBe('/'));
  });

  it('does nothing on Cancel', async () => {
    const { user, dialog, api, path } = await choose(mine, 'Delete project');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(api.calls).toEqual([]);
    expect(path()).toBe('/x');
  });

  it('shows what went wrong', async () => {
    const api = new FakeApi().on('DELETE', API.project(mine._id), refuse('INTERNAL', 'Try later.'));
    const { user, dialog } = await choose(mine, 'Delete project', api);
    await user.click(dialog.getByRole('button', { name: 'Delete project' }));
    await screen.findByText('Failed to delete project');
    screen.getByText('Try later.');
  });

  it('is not offered to other members', async () => {
    const onClose = jest.fn();
    const view = <DeleteProjectDialog project={theirs} onClose={onClose} />;
    const { user, api } = renderApp(view, { user: MAYA });
    await user.click(screen.getByRole('button', { name: 'Delete project' }));
    await screen.findByText('Permission denied');
    screen.getByText('Only the project owner can delete this project.');
    expect(api.calls).toEqual([]);
  });
});

describe('duplicating', () => {
  it('sends what to take along with a title that can be changed, and opens the copy', async () => {
    const made = aProject({ _id: 'copy', title: 'Office move again', owner: MAYA });
    const api = new FakeApi().on('POST', API.projects, made);
    const { user, dialog, path } = await choose(theirs, 'Duplicate…', api);
    const title = dialog.getByRole('textbox', { name: 'Title' });
    expect(title).toHaveValue('Office move (copy)');
    await user.clear(title);
    await user.type(title, 'Office move again');
    await user.click(dialog.getByText('All'));
    await user.click(dialog.getByRole('checkbox', { name: 'Files' }));
    await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.sent('POST', API.projects).map(({ body }) => body)).toEqual([
      {
        title: 'Office move again',
        copyOf: {
          project: theirs._id,
          tasks: 'all',
          checklists: true,
          people: true,
          labels: true,
          files: false,
        },
      },
    ]);
    await waitFor(() => expect(path()).toBe('/projects/copy'));
  });

  it('needs a title, and shows why the server refuses', async () => {
    const api = new FakeApi().on('POST', API.projects, refuse('QUOTA_EXCEEDED', 'No room for these files.'));
    const { user, dialog } = await choose(mine, 'Duplicate…', api);
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await user.clear(title);
    await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
    expect(await dialog.findByText('Please enter a project title')).toBeVisible();
    expect(title).toHaveFocus();
    await user.type(title, 'Again');
    await user.click(dialog.getByText('None'));
    expect(dialog.queryByRole('checkbox', { name: 'Files' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
    expect(await screen.findByText('No room for these files.')).toBeVisible();
    expect(await dialog.findByRole('button', { name: 'Duplicate' })).toBeEnabled();
  });
});
