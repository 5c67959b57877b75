import { act, screen, waitFor, within } from '@testing-library/react';
import { API, SCREENS, type SearchResult } from '@taskloom/contracts';
import { held, refuse } from '@taskloom/client/test-kit';
import { NOTHING, announce, billing, searchApi, showSearch } from '../../test/show-search';

describe('before a search', () => {
  it('focuses the empty box, so that typing can start', () => {
    const { box } = showSearch();
    expect(box).toHaveFocus();
  });

  it('leaves the focus alone when the address has a query', () => {
    const { box } = showSearch('/search?q=invoice');
    expect(box).not.toHaveFocus();
  });

  it('prompts for a query', () => {
    const { searches } = showSearch();
    expect(screen.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
    expect(screen.getByText('Find projects and tasks across your workspace')).toBeVisible();
    expect(screen.getByText('Enter a search query to find projects and tasks')).toBeVisible();
    expect(searches()).toHaveLength(0);
  });

  it.each(['{Enter}', '   {Enter}'])('does not run a blank query (%s)', async (keys) => {
    const { user, box, searches, path } = showSearch();
    await user.type(box, keys);
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(box).toHaveFocus();
    expect(searches()).toHaveLength(0);
    expect(path()).toBe('/search');
  });
});

describe('searching', () => {
  it('runs on Enter and shows the results', async () => {
    const { user, box, path } = showSearch();
    await user.type(box, 'invoice{Enter}');
    expect(await screen.findByRole('heading', { name: 'Projects (1)' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Tasks (1)' })).toBeVisible();
    expect(screen.getByText('2 results found')).toBeInTheDocument();
    expect(path()).toBe('/search?q=invoice');
  });

  it('runs on the button', async () => {
    const { user, box } = showSearch();
    await user.type(box, 'invoice');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('heading', { name: 'Projects (1)' })).toBeVisible();
  });

  it('runs automatically once typing pauses, not on each letter', async () => {
    const { user, box, searches, path } = showSearch();
    await user.type(box, 'invoice');
    expect(await screen.findByRole('heading', { name: 'Tasks (1)' })).toBeVisible();
    expect(searches()).toEqual(['q=invoice&limit=20']);
    expect(box).toHaveValue('invoice');
    expect(path()).toBe('/search?q=invoice');
  });

  it('runs the query and the filters of an address', async () => {
    const { box, searches } = showSearch('/search?q=invoice&type=tasks&priority=high');
    expect(box).toHaveValue('invoice');
    await screen.findByRole('heading', { name: 'Tasks (1)' });
    expect(searches()).toEqual(['q=invoice&priority=high&limit=20&type=tasks']);
  });

  it('sends the request again when the same query is run once more', async () => {
    const { user, box, searches } = showSearch('/search?q=invoice');
    await screen.findByRole('heading', { name: 'Tasks (1)' });
    await user.type(box, '{Enter}');
    await waitFor(() => expect(searches()).toEqual(['q=invoice&limit=20', 'q=invoice&limit=20']));
  });

  it('clears the results together with the query', async () => {
    const { user, path } = showSearch('/search?q=invoice');
    await screen.findByRole('heading', { name: 'Tasks (1)' });
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByText('Enter a search query to find projects and tasks')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Tasks (1)' })).not.toBeInTheDocument();
    await waitFor(() => expect(path()).toBe('/search'));
  });

  it('links to a project in the results', async () => {
    const { user, path } = showSearch('/search?q=invoice');
    await user.click(await screen.findByRole('link', { name: 'Billing migration' }));
    expect(path()).toBe(`/projects/${billing._id}`);
  });

  it('links to the project of a task in the results', async () => {
    const { user, path } = showSearch('/search?q=invoice');
    const link = await screen.findByRole('link', { name: announce.title });
    expect(link).toHaveAttribute('href', SCREENS.task(announce.project._id, announce._id));
    await user.click(link);
    expect(path()).toContain(`/projects/${announce.project._id}`);
  });
});

describe('the states', () => {
  it('shows that it is searching until the response arrives', async () => {
    const later = held<SearchResult>();
    showSearch('/search?q=invoice', searchApi().on('GET', API.search, later.answer));
    expect(await screen.findByText('Searching...')).toBeVisible();
    expect(screen.queryByText(/No results found/)).not.toBeInTheDocument();
    later.resolve({ projects: [billing], tasks: [] });
    expect(await screen.findByRole('heading', { name: 'Projects (1)' })).toBeVisible();
    expect(screen.queryByText('Searching...')).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /^Tasks/ })).not.toBeInTheDocument();
  });

  it('keeps the earlier results on the screen while it searches again', async () => {
    const api = searchApi();
    const { user, box } = showSearch('/search?q=invoice', api);
    await screen.findByRole('heading', { name: 'Projects (1)' });
    const later = held<SearchResult>();
    api.on('GET', API.search, later.answer);
    await user.type(box, 's');
    expect(await screen.findByText('Searching...')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Projects (1)' })).toBeVisible();
    act(() => later.resolve(NOTHING));
    expect(await screen.findByText('No results found for "invoices"')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Projects (1)' })).not.toBeInTheDocument();
  });

  it('shows a message and a hint when nothing was found', async () => {
    showSearch('/search?q=webhok', searchApi(NOTHING));
    expect(await screen.findByText('No results found for "webhok"')).toBeVisible();
    expect(screen.getByText('Try adjusting your search terms or filters')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
  });

  it('offers to clear the search when nothing was found, and focuses the box', async () => {
    const { user, box, path } = showSearch('/search?q=webhok', searchApi(NOTHING));
    await screen.findByText('No results found for "webhok"');
    await user.click(within(screen.getByRole('status')).getByRole('button', { name: 'Clear search' }));
    expect(box).toHaveValue('');
    expect(box).toHaveFocus();
    expect(await screen.findByText('Enter a search query to find projects and tasks')).toBeVisible();
    await waitFor(() => expect(path()).toBe('/search'));
  });

  it('offers to clear the filters when nothing was found with them', async () => {
    const api = searchApi(NOTHING);
    const { user } = showSearch('/search?q=invoice&priority=low', api);
    expect(await screen.findByText('No results found for "invoice"')).toBeVisible();
    api.on('GET', API.search, { projects: [billing], tasks: [] });
    await user.click(within(screen.getByRole('status')).getByRole('button', { name: 'Clear all' }));
    expect(await screen.findByRole('heading', { name: 'Projects (1)' })).toBeVisible();
  });

  it('says what was searched when nothing was found, and offers to search the archive too', async () => {
    const { user, path } = showSearch('/search?q=webhok&type=projects', searchApi(NOTHING));
    expect(await screen.findByText('Searched in titles and descriptions of projects.')).toBeVisible();
    expect(screen.getByText('The archive was left out.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Search the archive too' }));
    await waitFor(() => expect(path()).toBe('/search?q=webhok&type=projects&archived=true'));
    expect(await screen.findByText('Searched in titles and descriptions of projects.')).toBeVisible();
    expect(screen.queryByText('The archive was left out.')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Search the archive too' })).not.toBeInTheDocument();
  });

  it.each([
    ['x', /^A single letter is found at the start of a word only/],
    ['京', /^In titles these characters are found anywhere/],
    ['++', /^Signs without a letter or digit/],
  ])('says why the short query %s may have found nothing', async (q, hint) => {
    showSearch(`/search?${new URLSearchParams({ q })}`, searchApi(NOTHING));
    expect(await screen.findByText(hint)).toBeVisible();
    expect(screen.getByText('Searched in titles, descriptions, comments and file names.')).toBeVisible();
  });

  it('shows why a search failed, in a toast and in place of the results, and retries', async () => {
    const api = searchApi().on('GET', API.search, refuse('TOO_MANY_REQUESTS', 'Too many requests.'));
    const { user } = showSearch('/search?q=invoice', api);
    const box = within(await screen.findByRole('alert'));
    expect(box.getByText('Search Error')).toBeVisible();
    expect(box.getByText('Too many requests.')).toBeVisible();
    await waitFor(() => expect(screen.getAllByText('Search Error')).toHaveLength(2));

    api.on('GET', API.search, { projects: [billing], tasks: [] });
    await user.click(box.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Projects (1)' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
