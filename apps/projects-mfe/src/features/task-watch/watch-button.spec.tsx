import { API } from '@taskloom/contracts';
import { FakeApi, refuse, renderApp } from '@taskloom/client/test-kit';
import { screen, waitFor } from '@testing-library/react';
import { MAYA } from '../../test/people';
import { WatchButton } from './watch-button';

const path = { projectId: 'p1', taskId: 't1' };
const WATCH = API.taskWatch(path.projectId, path.taskId);

const show = (api: FakeApi) => renderApp(<WatchButton path={path} />, { user: MAYA, api });
const button = () => screen.getByRole('button', { name: 'Watch this task' });

it('shows whether the person watches, and changes it', async () => {
  const api = new FakeApi().on('GET', WATCH, { watching: false, watchers: [] });
  const { user } = show(api);
  await waitFor(() => expect(button()).toBeEnabled());
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  api.on('PUT', WATCH, { watching: true, watchers: [] }).on('GET', WATCH, { watching: true, watchers: [] });
  await user.click(button());
  await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'true'));
  expect(api.sent('PUT', WATCH).map(({ body }) => body)).toEqual([{ watching: true }]);
});

it('is restored with the reason when the server refuses', async () => {
  const api = new FakeApi()
    .on('GET', WATCH, { watching: true, watchers: [] })
    .on('PUT', WATCH, refuse('FORBIDDEN', 'Not now.'));
  const { user } = show(api);
  await waitFor(() => expect(button()).toBeEnabled());
  await user.click(button());
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(button()).toHaveAttribute('aria-pressed', 'true');
});
