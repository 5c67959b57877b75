import { API } from '@taskloom/contracts';
import { FakeApi, refuse, renderApp, toastText } from '@taskloom/client/test-kit';
import CalendarPage from './calendar.page';

it.each([
  ['the server’s sentence', 'Too many requests.', 'Too many requests.'],
  ['its own sentence when the server has none', '', 'Failed to load projects'],
])('shows a toast with %s when loading fails', async (_whose, message, text) => {
  const api = new FakeApi().on('GET', API.projects, refuse('TOO_MANY_REQUESTS', message));
  renderApp(<CalendarPage />, { api });
  expect(await toastText('Error loading projects')).toBe(text);
});
