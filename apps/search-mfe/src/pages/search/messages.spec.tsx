import { API } from '@taskloom/contracts';
import { refuse, toastText } from '@taskloom/client/test-kit';
import { searchApi, showSearch } from '../../test/show-search';

it.each([
  ['the server’s message', 'Too many requests.', 'Too many requests.'],
  ['its default message when the server has none', '', 'Failed to search'],
])('shows a toast with %s when a search fails', async (_whose, message, text) => {
  showSearch('/search?q=invoice', searchApi().on('GET', API.search, refuse('TOO_MANY_REQUESTS', message)));
  expect(await toastText('Search Error')).toBe(text);
});
