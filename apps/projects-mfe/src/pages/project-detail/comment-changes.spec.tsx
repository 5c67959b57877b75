import { API, type Comment } from '@taskloom/contracts';
import { toCard } from '@taskloom/contracts/rtk';
import {
  FakeApi,
  aProject,
  aTask,
  refuse,
  renderApp,
  toastText,
  type ApiCall,
} from '@taskloom/client/test-kit';
import { Route, Routes } from '@taskloom/client/router';
import { screen, waitFor, within } from '@testing-library/react';
import { aComment } from '../../test/activity';
import { JONAS, MAYA } from '../../test/people';
import ProjectDetailPage from './project-detail.page';

const mine = aComment({ content: 'On Monday', author: MAYA });
const theirs = aComment({ content: 'On Tuesday', author: JONAS });
const edited = (comment: Comment, content: string) => ({
  ...comment,
  content,
  editedAt: '2026-11-19T11:00:00.000Z',
});

const open = async ({ owner = JONAS, api = new FakeApi(), comments = [mine, theirs] } = {}) => {
  const project = aProject({ owner });
  const task = aTask({ project: project._id, comments });
  api
    .on('GET', API.project(project._id), project)
    .on('GET', API.tasks(project._id), [toCard(task)])
    .on('GET', API.task(project._id, task._id), task);
  const screens = (
    <Routes>
      <Route path="/projects/:id" element={<ProjectDetailPage />} />
    </Routes>
  );
  const route = `/projects/${project._id}?edit=${task._id}`;
  const path = (comment: Comment) => API.comment(project._id, task._id, comment._id);
  const view = renderApp(screens, { user: MAYA, route, api });
  const section = within(await screen.findByRole('region', { name: 'Comments' }));
  await section.findByText('On Monday');
  return { ...view, section, project, task, path };
};
type View = Awaited<ReturnType<typeof open>>;

const choose = async ({ user, section }: View, name: string, item: string) => {
  await user.click(section.getByRole('button', { name: `Actions for the comment by ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};
const editor = ({ section }: View) => section.findByRole('textbox', { name: 'Edit the comment' });

beforeAll(async () => {
  await import('./task-dialogs');
});

it('offers members to change their own comments only', async () => {
  const { section, user } = await open();
  section.getByRole('button', { name: `Actions for the comment by ${MAYA.name}` });
  await user.click(section.getByRole('button', { name: `Actions for the comment by ${JONAS.name}` }));
  await screen.findByRole('menuitem', { name: 'Copy link' });
  expect(screen.queryByRole('menuitem', { name: 'Edit' })).toBeNull();
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
});

it('offers the owner to delete the comments of others, but not to edit them', async () => {
  const { section, user } = await open({ owner: MAYA });
  await user.click(section.getByRole('button', { name: `Actions for the comment by ${JONAS.name}` }));
  await screen.findByRole('menuitem', { name: 'Delete' });
  expect(screen.queryByRole('menuitem', { name: 'Edit' })).toBeNull();
});

it('saves the new text, marks it as edited and returns the focus to the menu', async () => {
  const view = await open();
  view.api.on('PATCH', view.path(mine), ({ body }: ApiCall) => edited(mine, (body as Comment).content));
  await choose(view, MAYA.name, 'Edit');
  const field = await editor(view);
  expect(field).toHaveFocus();
  await view.user.type(field, ' morning{Control>}{Enter}{/Control}');
  await view.section.findByText('On Monday morning');
  view.section.getByText(/edited/);
  expect(view.api.sent('PATCH', view.path(mine)).map(({ body }) => body)).toEqual([
    { content: 'On Monday morning' },
  ]);
  await waitFor(() =>
    expect(
      view.section.getByRole('button', { name: `Actions for the comment by ${MAYA.name}` }),
    ).toHaveFocus(),
  );
});

it('keeps the typed text when saving fails, and shows why', async () => {
  const view = await open();
  view.api.on('PATCH', view.path(mine), refuse('FORBIDDEN', 'This comment is not yours.'));
  await choose(view, MAYA.name, 'Edit');
  await view.user.type(await editor(view), ' morning');
  await view.user.click(view.section.getByRole('button', { name: 'Save' }));
  expect(await toastText('Failed to save the comment')).toBe('This comment is not yours.');
  expect(await editor(view)).toHaveValue('On Monday morning');
});

it('discards the change on Escape without closing the task', async () => {
  const view = await open();
  await choose(view, MAYA.name, 'Edit');
  await view.user.type(await editor(view), ' morning{Escape}');
  await view.section.findByText('On Monday');
  expect(view.section.queryByRole('textbox', { name: 'Edit the comment' })).toBeNull();
  screen.getByRole('dialog', { name: 'Edit Task' });
});

it('deletes a comment at once and restores it on Undo', async () => {
  const view = await open();
  const restore = API.trashRestore(view.project._id, mine._id);
  view.api.on('DELETE', view.path(mine), { ok: true }).on('POST', restore, { ok: true, missing: [] });
  await choose(view, MAYA.name, 'Delete');
  await waitFor(() => expect(view.section.queryByText('On Monday')).toBeNull());
  expect(view.section.getByRole('list')).toHaveFocus();
  await toastText('Comment deleted');
  await view.user.click(screen.getByRole('button', { name: /Undo/ }));
  await waitFor(() => expect(view.api.sent('POST', restore)).toHaveLength(1));
});

it('shows the comment again when deleting is refused', async () => {
  const view = await open();
  view.api.on('DELETE', view.path(mine), refuse('FORBIDDEN', 'This comment is not yours.'));
  await choose(view, MAYA.name, 'Delete');
  expect(await toastText('Failed to delete the comment')).toBe('This comment is not yours.');
  view.section.getByText('On Monday');
});
