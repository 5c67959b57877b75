import { API } from '@taskloom/contracts';
import { FakeApi, aProject, refuse, renderApp, toastText } from '@taskloom/client/test-kit';
import { screen, within } from '@testing-library/react';
import { JONAS, MAYA } from '../../test/people';
import DashboardPage from './dashboard.page';

const open = (answer: unknown) =>
  renderApp(<DashboardPage />, {
    user: MAYA,
    api: new FakeApi().on('GET', API.projects, answer),
  });

it.each([
  ['the server’s sentence', 'Not today.', 'Not today.'],
  ['its own sentence when the server has none', '', 'Failed to load projects'],
])('shows a toast with %s when loading fails', async (_whose, message, text) => {
  open(refuse('FORBIDDEN', message));
  expect(await toastText('Error')).toBe(text);
});

it("shows the client's own sentence in the box when the server has none", async () => {
  open(refuse('FORBIDDEN', ''));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch projects');
});

it('counts a person who is in several projects once', async () => {
  open([aProject({ owner: MAYA, members: [JONAS] }), aProject({ owner: JONAS, members: [MAYA] })]);
  const tile = await screen.findByText('Team Members', { selector: 'dt' });
  await within(tile.parentElement as HTMLElement).findByText('2');
});

it('has its search box between tiles and cards, with a Filter button beside it', async () => {
  open([aProject()]);
  expect(await screen.findByPlaceholderText('Search projects...')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Filter' })).toBeVisible();
});
