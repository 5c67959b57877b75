import { API } from '@taskloom/contracts';
import { FakeApi, aProject, aTask, aUser, refuse, renderApp } from '@taskloom/client/test-kit';
import { undoLast } from '@taskloom/client/toasts';
import { act, screen, waitFor } from '@testing-library/react';
import { useDeleteTask } from './use-delete-task';

const MAYA = aUser();
const project = aProject({ owner: MAYA });
const [one, two] = [aTask({ project: project._id }), aTask({ project: project._id })];

const Buttons = () => {
  const remove = useDeleteTask(project._id);
  return (
    <>
      <button onClick={() => void remove(one)}>Delete one</button>
      <button onClick={() => void remove(two)}>Delete two</button>
    </>
  );
};

const start = () => {
  const api = new FakeApi();
  for (const { _id } of [one, two]) {
    api.on('DELETE', API.task(project._id, _id), { ok: true });
    api.on('POST', API.trashRestore(project._id, _id), { ok: true, missing: [] });
  }
  return renderApp(<Buttons />, { user: MAYA, api });
};
const restored = (api: FakeApi) =>
  [one, two].filter(({ _id }) => api.sent('POST', API.trashRestore(project._id, _id)).length > 0);

it('offers to undo a deletion, beside the specified text', async () => {
  const { api, user } = start();
  await user.click(screen.getByRole('button', { name: 'Delete one' }));
  await screen.findByText('Task deleted');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Restored');
  expect(restored(api)).toEqual([one]);
});

it('undoes several deletions together', async () => {
  const { api, user } = start();
  await user.click(screen.getByRole('button', { name: 'Delete one' }));
  await screen.findByText('Task deleted');
  await user.click(screen.getByRole('button', { name: 'Delete two' }));
  await screen.findByText('2 tasks deleted');
  await act(() => undoLast());
  await waitFor(() => expect(restored(api)).toEqual([one, two]));
});

it('shows who could not be assigned again, and why nothing was restored', async () => {
  const { api, user } = start();
  api.on('POST', API.trashRestore(project._id, one._id), { ok: true, missing: ['Ben Okafor'] });
  api.on('POST', API.trashRestore(project._id, two._id), refuse('NOT_FOUND', 'Not found, or not yours.'));
  await user.click(screen.getByRole('button', { name: 'Delete one' }));
  await screen.findByText('Task deleted');
  await user.click(screen.getByRole('button', { name: 'Delete two' }));
  await screen.findByText('2 tasks deleted');
  await act(() => undoLast());
  await screen.findByText('Restored without Ben Okafor, no longer a member of the project.');
  await screen.findByText('Failed to restore');
  await screen.findByText(
    `“${two.title}” is no longer in the trash: someone has restored it or deleted it for good.`,
  );
  expect(screen.queryByText('Not found, or not yours.')).toBeNull();
});
