import { screen, within } from '@testing-library/react';
import { API } from '@taskloom/contracts';
import { FakeApi, refuse, renderApp, toastText } from '@taskloom/client/test-kit';
import { aScope, aStore } from '../../sample/store';
import { StoredValues } from './stored-values';

const show = (answer: unknown = aStore()) =>
  renderApp(<StoredValues name="calendar" title="Calendar" />, {
    api: new FakeApi().on('GET', API.remoteStore('calendar'), answer),
  });
const scope = async (name: string) => within(await screen.findByRole('group', { name }));

it('shows what the remote keeps by scope and key, against its quota', async () => {
  show();
  expect(await screen.findByText('6 MB of 100 MB; one person at most 10 MB')).toBeVisible();
  const projects = await scope('For projects');
  expect(projects.getByText('4 MB in 31 values for 12 projects')).toBeVisible();
  expect(projects.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'settings12 · 3 MB',
    'chart.period19 · 1 MB',
  ]);
  expect((await scope('For people')).getByText('2 MB in 40 values for 40 people')).toBeVisible();
});

it('says that the list has only the largest keys', async () => {
  const keys = Array.from({ length: 20 }, (_, at) => ({ key: `key-${at}`, values: 1, bytes: 9 }));
  show(aStore({ scopes: [aScope({ keys })] }));
  expect(await screen.findByRole('list', { name: 'The keys that take most' })).toBeVisible();
});

it('says when it keeps nothing, and then offers nothing to delete', async () => {
  const nothing = { owners: 0, values: 0, bytes: 0, keys: [] };
  show(aStore({ bytes: 0, scopes: [aScope(nothing), aScope({ scope: 'person', ...nothing })] }));
  expect(await screen.findByText('It keeps nothing on the server.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('deletes the values of one scope after a confirmation, and shows what is left', async () => {
  const { api, user } = show();
  const path = API.remoteStoreOf('calendar', 'person');
  api.on('DELETE', path, () => {
    api.on('GET', API.remoteStore('calendar'), aStore({ bytes: 4 * 1024 ** 2, scopes: [aScope()] }));
    return { values: 40 };
  });
  await user.click(await screen.findByRole('button', { name: 'Delete all values for people' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete what Calendar keeps for people?' }));
  expect(dialog.getByText(/^40 values of 40 people will be deleted/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete all' }));
  expect(await toastText('40 values deleted')).toBe('');
  expect(await screen.findByText('4 MB of 100 MB; one person at most 10 MB')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'For people' })).not.toBeInTheDocument();
  expect(api.sent('DELETE', path)).toHaveLength(1);
});

it('deletes nothing when it is cancelled', async () => {
  const { api, user } = show();
  await user.click(await screen.findByRole('button', { name: 'Delete all values for projects' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(api.calls.map(({ method }) => method)).toEqual(['GET']);
});

it('shows why nothing was deleted', async () => {
  const { api, user } = show();
  api.on('DELETE', API.remoteStoreOf('calendar', 'project'), refuse('FORBIDDEN', 'Only for team admins.'));
  await user.click(await screen.findByRole('button', { name: 'Delete all values for projects' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete all' }));
  expect(await toastText('The stored values were not deleted')).toBe('Only for team admins.');
  expect(await screen.findByRole('group', { name: 'For projects' })).toBeVisible();
});

it('shows why it could not be loaded, and retries', async () => {
  const { api, user } = show(refuse('TOO_MANY_REQUESTS', 'Too many.'));
  expect(await screen.findByText('Too many.')).toBeVisible();
  api.on('GET', API.remoteStore('calendar'), aStore());
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('group', { name: 'For projects' })).toBeVisible();
});
