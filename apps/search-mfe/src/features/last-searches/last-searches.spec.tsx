import { act, screen, waitFor, within } from '@testing-library/react';
import { remoteStorage } from '@taskloom/client';
import { billing, NOTHING, searchApi, showSearch } from '../../test/show-search';

const region = () => screen.queryByRole('region', { name: 'Last searches' });
const terms = () =>
  screen.queryAllByRole('listitem').map((item) => within(item).getAllByRole('button')[0]?.textContent);
const kept = () => remoteStorage('search').read('last');

afterEach(() => localStorage.clear());

/** The prompt, with these searches kept from before. */
const show = async (...queries: string[]) => {
  const view = showSearch();
  for (const query of queries)
    await view.user.type(view.box, `${query}{Enter}`).then(() => view.user.clear(view.box));
  await screen.findByText('Enter a search query to find projects and tasks');
  return view;
};

it('are absent before the first search', async () => {
  await show();
  expect(region()).toBeNull();
});

it('are listed below the prompt, the newest first, each once in its last spelling, six at most', async () => {
  await show('one', 'two', 'three', 'four', 'five', 'six', 'TWO', 'seven');
  await waitFor(() => expect(terms()).toEqual(['seven', 'TWO', 'six', 'five', 'four', 'three']));
  expect(kept()).toEqual(['seven', 'TWO', 'six', 'five', 'four', 'three']);
});

it('repeat a search with one press, by keyboard too', async () => {
  const { user, box, path } = await show('invoice', 'billing');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(await screen.findByRole('heading', { name: 'Projects (1)' })).toBeVisible();
  expect(path()).toBe('/search?q=invoice');
  expect(box).toHaveValue('invoice');
  expect(box).toHaveFocus();
  expect(kept()).toEqual(['invoice', 'billing']);
});

it('can be removed one by one, and the focus goes to the next one, then to the box', async () => {
  const { user, box } = await show('one', 'two');
  await user.click(screen.getByRole('button', { name: 'Remove “two” from the last searches' }));
  expect(terms()).toEqual(['one']);
  expect(screen.getByRole('button', { name: 'one' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove “one” from the last searches' }));
  expect(region()).toBeNull();
  expect(box).toHaveFocus();
  expect(kept()).toBeNull();
});

it('can be cleared together', async () => {
  const { user, box } = await show('one', 'two');
  await user.click(screen.getByRole('button', { name: 'Clear the last searches' }));
  expect(region()).toBeNull();
  expect(box).toHaveFocus();
  expect(kept()).toBeNull();
});

it('include a search from which a result was opened', async () => {
  const { user } = showSearch('/search?q=invoice');
  expect(kept()).toBeNull();
  await user.click(await screen.findByRole('link', { name: billing.title }));
  expect(kept()).toEqual(['invoice']);
});

it('ignore stored values that are no searches', async () => {
  const { user, box } = await show();
  remoteStorage('search').write('last', [1, '', 'good', 'x'.repeat(201)]);
  await user.type(box, 'new{Enter}');
  expect(kept()).toEqual(['new', 'good']);
});

it('belong to one person', async () => {
  const { unmount } = await show('one');
  unmount();
  await show();
  expect(region()).toBeNull();
});

describe('without Enter', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    ['include a query that has stood for three seconds', undefined, ['invoice']],
    ['leave out one that finds nothing', NOTHING, null],
  ])('%s', async (_title, result, expected) => {
    showSearch('/search?q=invoice', searchApi(result));
    await act(() => jest.advanceTimersByTimeAsync(2900));
    expect(kept()).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(kept()).toEqual(expected);
  });
});
